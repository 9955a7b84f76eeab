import type { MouseEvent } from 'react';
import { arriveAt } from './focus-place.ts';

/** The first tab stop. Skipping changes neither the address nor the history. */
export function SkipLink() {
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

function skip(event: MouseEvent): void {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  arriveAt(main);
}
