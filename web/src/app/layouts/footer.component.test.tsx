import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { enlargeText } from '../../../tests/large-text.ts';
import { Footer } from './footer.tsx';

it('fits a phone whose text is twice as large', async () => {
  await enlargeText();
  await render(<Footer />);
  await expect.poll(() => document.documentElement.scrollWidth).toBe(360);
});
