/** How the six colours look, in every game that has them. */
import fire from 'icon:flame';
import moon from 'icon:moon';
import peaks from 'icon:peaks';
import pine from 'icon:pine-tree';
import reed from 'icon:reed';
import wheat from 'icon:wheat';

interface Look {
  /** The same hue as the style sheet's variable of this name; here so that it can be measured. */
  hue: string;
  /** The tone opposite to the hue, for the ring around the shape and the glyph in it. */
  ring: 'light' | 'dark';
  /** The outline of the shape in a box from -12 to 12. */
  shape: string;
  glyph: string;
}

/** Nobody has to tell hues apart: every colour has a shape of its own, and a glyph on it. */
export const LOOKS = {
  plains: { hue: '#FBE840', ring: 'dark', shape: 'M0-10.5A10.5 10.5 0 1 1 0 10.5A10.5 10.5 0 1 1 0-10.5Z', glyph: wheat },
  fire: { hue: '#E9251A', ring: 'light', shape: 'M0-11.5L11.5 9.5L-11.5 9.5Z', glyph: fire },
  mountain: { hue: '#1A61FB', ring: 'light', shape: 'M-9.5-9.5H9.5V9.5H-9.5Z', glyph: peaks },
  forest: { hue: '#23C7A4', ring: 'dark', shape: 'M0-12C10-4 10 5 0 11.5C-10 5-10-4 0-12Z', glyph: pine },
  swamp: { hue: '#541562', ring: 'light', shape: 'M0-12C3-6 9-1 9 4A9 8 0 0 1-9 4C-9-1-3-6 0-12Z', glyph: reed },
  dark: { hue: '#1D201A', ring: 'light', shape: 'M0-11.5L10-5.75V5.75L0 11.5L-10 5.75V-5.75Z', glyph: moon },
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof LOOKS;
