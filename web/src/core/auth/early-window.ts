const size = 'popup,width=500,height=600';

let endLast = () => {};

/**
 * Opens a window within the press, for the SDK to use: phones and Safari block one that opens later, and the SDK
 * opens its own only after it has asked Google, which must not happen before the press. The SDK takes no window, so
 * its next call of `open` gets this one. Returns what ends that; a window that was not used is closed.
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
