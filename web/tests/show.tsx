import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { NoticesOutlet } from '../src/core/notices/notices-outlet.tsx';
import { FixedLocation } from '../src/lib/router.ts';

/** Renders a part of a page, or a whole one at its path. */
export function show(part: ReactNode, pathname?: string) {
  return render(inPage(part, pathname));
}

export function inPage(part: ReactNode, pathname?: string): ReactNode {
  const page = (
    <main tabIndex={-1}>
      {part}
      <NoticesOutlet />
    </main>
  );
  if (pathname === undefined) return page;
  return <FixedLocation value={{ pathname, hash: '', key: '' }}>{page}</FixedLocation>;
}
