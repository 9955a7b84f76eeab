import Menu from 'lucide-react/icons/menu';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon from './create-icon.ts';

it('draws an icon as Lucide does, without its size and its classes', () => {
  const node = ['M4 5h16', 'M4 12h16', 'M4 19h16'].map((d) => ['path', { d, key: d }] as const);
  const own = renderToStaticMarkup(createElement(createIcon({ node }), { className: 'size-5' }));
  const lucide = renderToStaticMarkup(createElement(Menu, { className: 'size-5' }));
  expect(sorted(own)).toEqual(
    sorted(
      lucide
        .replace(/ xmlns="[^"]*" width="24" height="24"/, '')
        .replace('lucide lucide-menu size-5', 'size-5'),
    ),
  );
});

/** Returns the parts of a drawing, whatever the sequence of its attributes. */
function sorted(markup: string): string[] {
  return [...markup.matchAll(/[\w-]+="[^"]*"|<\/?\w+/g)].map(([part]) => part).toSorted();
}
