import type { OptionSpecs } from '@undercroft/kernel';

/** What a table may agree on before it begins; the default comes first. */
export const OPTIONS = {
  heroes: { values: ['dealt', 'rolled'], rules: ['K2-2'] },
  strengths: { values: ['B', 'A'], rules: ['K2-104'] },
  heroDie: { values: ['plain', 'faster'], rules: ['K2-105'] },
  startHexes: { values: ['printed', 'usable', 'bare'], rules: ['K2-44'] },
  claws: { values: ['goOn', 'end'], rules: ['K2-98'] },
  plague: { values: [true, false], rules: ['K2-78'] },
} as const satisfies OptionSpecs;
