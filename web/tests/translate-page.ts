/**
 * Translates the page as a browser does: copies of its texts, in two <font> each, replace them, also those that appear
 * later. Every component test thus proves that Preact can still change the page.
 */
export function translatePage(): void {
  translateIn(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translateIn(node);
  }).observe(document.body, { childList: true, subtree: true });
}

function translateIn(node: Node): void {
  if (node instanceof Text) translate(node);
  else for (const child of node.childNodes) translateIn(child);
}

function translate(text: Text): void {
  if (text.data.trim() === '' || text.parentElement?.closest(untranslated)) return;
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.append(text.data);
  outer.append(inner);
  text.replaceWith(outer);
}

const untranslated = 'font, svg, style, script, option, textarea, [translate="no"]';
