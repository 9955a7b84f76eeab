import type { MouseEvent } from 'react';

/**
 * Skips the navigation bar, as the first tab stop of a page. Calls `onSkip` with the `main` element and leaves the
 * address and the history unchanged.
 */
export function SkipLink({ onSkip }: { onSkip: (main: HTMLElement) => void }) {
  function skip(event: MouseEvent) {
    const main = document.getElementById('main');
    if (!main) return;
    event.preventDefault();
    onSkip(main);
  }
  return (
    <a
      href="#main"
      onClick={skip}
      className="sr-only z-50 rounded-base bg-action px-4 py-3 font-medium text-on-action focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
