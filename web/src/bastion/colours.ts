import { COLOURS, type Colour } from './view';

export const isColour = (word: string): word is Colour => COLOURS.some((each) => each === word);
