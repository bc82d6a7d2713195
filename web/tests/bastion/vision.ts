/** How far apart two colours look, to four kinds of eyes. */

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes (2009), severity 1.0, on linear RGB. */
export const EYES: Record<string, Matrix> = {
  common: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (matrix: Matrix, [a, b, c]: Triple): Triple => {
  const row = ([x, y, z]: Triple): number => x * a + y * b + z * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

function linear(hex: string): Triple {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

/** CIE L*a*b* of a colour as these eyes see it. */
export function lab(hex: string, eyes: Matrix): Triple {
  const seen = times(eyes, linear(hex)).map((each) => Math.min(1, Math.max(0, each)));
  const xyz = times(TO_XYZ, [seen[0]!, seen[1]!, seen[2]!]);
  const bent = xyz.map((each, at) => {
    const share = each / WHITE[at]!;
    return share > 216 / 24389 ? Math.cbrt(share) : (24389 / 27) * (share / 116) + 16 / 116;
  });
  return [116 * bent[1]! - 16, 500 * (bent[0]! - bent[1]!), 200 * (bent[1]! - bent[2]!)];
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

function hue(a: number, b: number): number {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return degrees < 0 ? degrees + 360 : degrees;
}

/** CIEDE2000 (Sharma, Wu, Dalal 2005). */
export function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const grey = c1 * c2 === 0;
  let turn = grey ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  let h = h1 + h2;
  if (!grey) h = (Math.abs(h1 - h2) <= 180 ? h : h + (h < 360 ? 360 : -360)) / 2;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t =
    1 - 0.17 * Math.cos(rad(h - 30)) + 0.24 * Math.cos(rad(2 * h)) + 0.32 * Math.cos(rad(3 * h + 6)) - 0.2 * Math.cos(rad(4 * h - 63));
  const lightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const tone = (2 * Math.sqrt(c1 * c2) * Math.sin(rad(turn / 2))) / (1 + 0.015 * c * t);
  const spread = 30 * Math.exp(-(((h - 275) / 25) ** 2));
  const rotation = -Math.sin(rad(2 * spread)) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return Math.sqrt(lightness ** 2 + chroma ** 2 + tone ** 2 + rotation * chroma * tone);
}
