/** The limit for a browser that reports no paint, such as on a hidden page. */
const waitLimitMs = 1_000;

/** Resolves when the browser has painted the page, or at the limit. */
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
