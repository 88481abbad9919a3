/** What is said once, when it happens for the first time. */
export const en = {
  plague: 'The plague: nobody can recruit in this city until its owner is cleansed at the castle.',
  misery: 'Misery: two skulls on a hero die cost another player one of each resource.',
  plunder: 'Plunder: whoever wins the fight also takes what the tile gives.',
  city: 'A city: build and recruit here. Nobody gathers on its tile any more.',
  general: 'The Dark General is found. When he falls the game ends, and whoever has the most points wins.',
  fame: 'Fame: you may lead as many units as you have fame. Beat something stronger to gain more.',
  portal: 'A portal: once a turn you may go from your city to any tile, or home from anywhere.',
  fainted: 'Out of hearts: on the next turn this hero only gets three hearts back.',
} as const;

export type Notes = Readonly<Record<keyof typeof en, string>>;
