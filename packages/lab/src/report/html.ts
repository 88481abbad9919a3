/** What an id is called. */
export type Say = (id: string) => string;

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Plots side by side with a line below. */
export const figure = (caption: string, ...plots: string[]): string =>
  `<figure>${plots.length > 1 ? `<div class="pair">${plots.join('')}</div>` : plots.join('')}<figcaption>${escaped(caption)}</figcaption></figure>`;
