/** How colours are seen: contrast as WCAG counts it, and distance with each kind of colour blindness. */
type Rgb = readonly [number, number, number];

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function read(hex: string): Rgb {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

const times = (rows: readonly Rgb[], [r, g, b]: Rgb): Rgb => {
  const [first, second, third] = rows.map((row) => row[0] * r + row[1] * g + row[2] * b);
  return [first, second, third];
};

/** Machado, Oliveira and Fernandes 2009, severity 1, in linear light. */
const SIGHTS: Readonly<Record<string, readonly Rgb[]>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
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

export const SIGHT_NAMES = Object.keys(SIGHTS);

function oklab(rgb: Rgb): Rgb {
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb.map((channel) => Math.max(0, channel)) as unknown as Rgb,
  ).map(Math.cbrt);
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [l, m, s],
  );
}

/** Distance in OKLab as someone with that sight sees the two colours; about 0.02 is the least one notices. */
export function distance(one: string, other: string, sight: string): number {
  const [a, b] = [one, other].map((hex) => oklab(times(SIGHTS[sight], read(hex))));
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** A colour by its lightness, its strength and its place on the wheel, in degrees. */
export function hueOf(hex: string): { light: number; chroma: number; hue: number } {
  const [light, a, b] = oklab(read(hex));
  return { light, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * (180 / Math.PI) + 360) % 360 };
}

const luminance = (hex: string) => {
  const [r, g, b] = read(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
