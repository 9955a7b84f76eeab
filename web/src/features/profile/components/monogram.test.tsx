import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Monogram } from './monogram.tsx';

describe('Monogram', () => {
  it.each([
    ['Asha Example', 'AE'],
    ['asha devi example', 'AE'],
    ['Asha', 'A'],
    ['  Asha  ', 'A'],
    ['(Asha) Example', 'E'],
    ['कीर्ति देव', 'कीदे'],
    ['É. Ñandú', 'ÉÑ'],
  ])('shows for %j the letters %s', (name, initials) => {
    expect(renderToStaticMarkup(<Monogram name={name} />)).toContain(`>${initials}<`);
  });

  it.each(['', '123'])('shows a figure if %j has no letters', (name) => {
    expect(renderToStaticMarkup(<Monogram name={name} />)).toContain('<svg');
  });
});
