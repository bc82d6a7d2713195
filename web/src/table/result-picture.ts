import type { Point } from './curve.svelte';

/** What a picture of a finished game tells. */
export interface ResultPicture {
  title: string;
  game: string;
  sentence: string;
  won: boolean;
  points: readonly Point[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const COLOURS = { ground: '#171a21', title: '#f4e6bd', text: '#efe7d2', quiet: '#aeb6c4', lost: '#f2a59c' };

/** A picture to share: what was played, how it ended, the curve of the winning chance. */
export async function draw(card: ResultPicture): Promise<Blob | null> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = COLOURS.ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  write(pen, 'Garrison', 60, 80, '700 34px Alegreya', COLOURS.quiet);
  write(pen, card.title, 60, 180, '700 76px Alegreya', card.won ? COLOURS.title : COLOURS.lost);
  write(pen, card.sentence, 60, 235, '400 32px "Alegreya Sans"', COLOURS.text);
  write(pen, card.game, 60, 580, '400 28px "Alegreya Sans"', COLOURS.quiet);
  drawCurve(pen, card.points);
  return canvas.convertToBlob({ type: 'image/png' });
}

function write(pen: OffscreenCanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, WIDTH - 2 * x);
}

function drawCurve(pen: OffscreenCanvasRenderingContext2D, points: readonly Point[]): void {
  const last = Math.max(1, points.at(-1)?.move ?? 1);
  pen.strokeStyle = COLOURS.title;
  pen.lineWidth = 5;
  pen.beginPath();
  points.forEach(({ move, win }, at) => pen[at ? 'lineTo' : 'moveTo'](60 + (move / last) * (WIDTH - 120), 520 - win * 240));
  pen.stroke();
}

/** Give a picture to whatever shares pictures on this device, or else save it. */
export async function hand(picture: Blob, title: string): Promise<void> {
  const file = new File([picture], 'garrison.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    // Whoever changes their mind has shared nothing; that is no error.
    await navigator.share({ files: [file], title }).catch(() => {});
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
