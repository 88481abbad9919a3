/** The page's look: dark on white, so that it prints as it is shown. */
export const STYLE = `
:root { color-scheme: light; }
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 42rem; color: #111; background: #fff;
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .25rem; border-top: 1px solid #ccc; padding-top: 1.25rem; }
h3 { font-size: 1.05rem; margin: 1.5rem 0 0; }
p { margin: .25rem 0 .75rem; }
code { font-size: .9em; overflow-wrap: anywhere; }
figure { margin: .5rem 0 1rem; break-inside: avoid; }
figcaption { color: #444; font-size: .92rem; }
svg { max-width: 100%; height: auto; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1.25rem; margin: 1rem 0; }
dt { color: #444; }
dd { margin: 0; }
.pair { display: flex; flex-wrap: wrap; align-items: start; }
.pair svg { flex: 0 1 auto; }
h2, h3 { break-after: avoid; }
@media print { body { max-width: none; padding: 0; font-size: 10pt; } @page { margin: 15mm; } }
`;
