import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isMailAddress } from '../values/mail-address.ts';
import { mailtoHref } from './mailto.ts';

const root = resolve(import.meta.dirname, '../../..');

describe('a link to an address', () => {
  it('has the usual form', () => {
    expect(mailtoHref('asha.example@example.com')).toBe('mailto:asha.example@example.com');
  });

  it.each([
    'boss?bcc=x%40y&body=pay@example.com',
    'boss?subject=urgent@example.com',
    'a#b@example.com',
    'a%0Abcc=x@example.com',
    "o'hara+tag/x@example.com",
  ])('has one recipient and no header: %s', (address) => {
    expect(isMailAddress(address)).toBe(true);
    const { protocol, pathname, search, hash } = new URL(mailtoHref(address));
    expect({ protocol, search, hash }).toEqual({ protocol: 'mailto:', search: '', hash: '' });
    expect(pathname.split('@')).toHaveLength(2);
    expect(decodeURIComponent(pathname)).toBe(address);
  });

  it('is created only in this module', () => {
    const files = globSync('{web/src,functions/src,functions/shared,dev}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: (name) => name === 'node_modules',
    });
    const makers = files
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .filter((file) => readFileSync(resolve(root, file), 'utf8').includes('mailto:'));
    expect(makers).toEqual(['functions/shared/messages/mailto.ts']);
  });
});
