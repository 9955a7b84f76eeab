/** Resolves after the browser has painted what is rendered now. It doesn't paint a hidden page. */
export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
