// For browsers that know nothing newer: a sentence in the language of the set, where the page does not come.
var SAYS = {
  en: 'The browser of this television is too old for Undercroft. Plug in a laptop, or open this page in another browser.',
  de: 'Der Browser dieses Fernsehers ist zu alt für Undercroft. Schließt einen Laptop an oder öffnet die Seite in einem anderen Browser.',
  pl: 'Przeglądarka tego telewizora jest za stara na Undercroft. Podłączcie laptop albo otwórzcie tę stronę w innej przeglądarce.',
  cs: 'Prohlížeč této televize je na Undercroft příliš starý. Připojte notebook, nebo stránku otevřete v jiném prohlížeči.',
};
function tooOld() {
  var old = document.getElementById('old');
  if (!old || window.undercroftStarted) return;
  old.textContent = SAYS[String(navigator.language).slice(0, 2)] || SAYS.en;
  old.style.display = 'block';
}
window.onerror = tooOld;
window.onunhandledrejection = tooOld;
document.addEventListener('DOMContentLoaded', function ready() {
  if (!('noModule' in document.createElement('script'))) tooOld();
});
