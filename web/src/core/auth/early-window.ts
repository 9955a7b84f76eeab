const size = 'popup,width=500,height=600';

let endLast = () => {};

/**
 * Opens a window during the click, because phones and Safari block later windows. The SDK opens its own only after
 * a request to Google, which the site must not send before the click. The SDK's next call of `open` gets this
 * window. Returns a function that restores `open` and closes an unused window.
 */
export function openEarlyWindow(text: string): () => void {
  endLast();
  const open = globalThis.open.bind(globalThis);
  const early = open('', '_blank', size);
  if (!early) return () => {};
  early.document.title = text;
  early.document.body.textContent = text;
  const original = globalThis.open;
  globalThis.open = (url, target, features) => {
    globalThis.open = original;
    if (early.closed || url === undefined) return open(url, target, features);
    early.location.replace(url);
    return early;
  };
  const lent = globalThis.open;
  endLast = () => {
    if (globalThis.open !== lent) return;
    globalThis.open = original;
    early.close();
  };
  return endLast;
}
