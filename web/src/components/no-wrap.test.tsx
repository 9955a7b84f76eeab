import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NoWrap } from './no-wrap.tsx';

describe('NoWrap', () => {
  it('keeps the text and does not break a number with a hyphen', () => {
    expect(renderToStaticMarkup(<NoWrap text="Failed to pay Order #ORD-1: Try  again." />)).toBe(
      'Failed to pay Order <span class="inline-block">#ORD-1:</span> Try  again.',
    );
  });

  it('breaks a word that does not fit', () => {
    const word = `${'x'.repeat(50)}-1`;
    expect(renderToStaticMarkup(<NoWrap text={word} />)).toBe(word);
  });
});
