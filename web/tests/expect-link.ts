import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';

/** Expects that the page, or the given part of it, has a link to an address. */
export function expectLink(
  name: string | RegExp,
  href: unknown,
  part: Pick<Locator, 'getByRole'> = page,
): Promise<void> {
  return expect.element(part.getByRole('link', { name })).toHaveAttribute('href', href);
}
