/** A browser that reports no paint, such as that of a hidden page, is waited for this long. */
const waitLimitMs = 1_000;

/** Resolves when the browser has painted the page. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) end();
    });
    const timer = setTimeout(end, waitLimitMs);
    observer.observe({ type: 'paint', buffered: true });
    function end() {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    }
  });
}
