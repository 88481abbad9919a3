/** What each hero wears, whoever plays it: [light side, itself, dark side]. */
export const WEAR = {
  argentus: ['#8fb2f0', '#4a74c8', '#2b468a'],
  xanros: ['#9477bb', '#5f4188', '#3a2558'],
  horan: ['#dc9460', '#ab5a32', '#6e351d'],
  aderyn: ['#83b08c', '#4a7a5c', '#2a4c3a'],
  taia: ['#fbcfc3', '#de938d', '#96545e'],
  victorius: ['#cf7597', '#973760', '#5f1f3f'],
  lorraine: ['#bcc671', '#82903e', '#515d27'],
  elspeth: ['#b4d7f2', '#66a3d3', '#3a6f9e'],
  darius: ['#e9c78b', '#bb8f50', '#7d5b2f'],
} as const satisfies Record<string, readonly [string, string, string]>;
