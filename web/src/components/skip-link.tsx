import type { MouseEvent } from 'react';

/**
 * The first tab stop of a page, past its bar. Skipping changes neither the address nor the history: `onSkip` goes to
 * the element `main`.
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
