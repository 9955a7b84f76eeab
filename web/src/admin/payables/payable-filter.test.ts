import { describe, expect, it } from 'vitest';
import {
  kindOfText,
  readFilter,
  toDownloadFilter,
  unknownIn,
  writeFilter,
} from './payable-filter.ts';

describe('the filter in an address', () => {
  it('is read as it was written', () => {
    const filter = {
      status: 'Pending',
      currency: 'USD',
      from: '2026-11-01',
      to: '2026-11-24',
      text: 'asha+1@example.com',
    } as const;
    expect(readFilter(writeFilter(filter))).toEqual(filter);
    expect(writeFilter({})).toBe('');
  });

  it('is recorded without the text of a search', () => {
    const filter = {
      status: 'Pending',
      currency: 'USD',
      from: '2026-11-01',
      text: 'Asha',
    } as const;
    const recorded = { status: 'Pending', inCurrency: 'USD', from: '2026-11-01', search: true };
    expect(toDownloadFilter(filter)).toEqual(recorded);
    expect(toDownloadFilter({})).toEqual({});
  });

  it('ignores unknown values', () => {
    expect(readFilter('?status=paid&currency=XXX&from=2026-13-01&to=x&text=%20&page=2')).toEqual(
      {},
    );
  });

  it('lists the ignored parameters', () => {
    expect(unknownIn('?status=paid&currency=INR&from=2026-13-01&to=&page=2')).toEqual([
      'status',
      'from',
      'page',
    ]);
    expect(unknownIn('?status=Paid&text=Asha')).toEqual([]);
  });

  it.each([
    ['asha@example.com', 'email'],
    ['pay_Example0000001', 'payment'],
    ['INV-1001', 'number'],
    ['ORD-1700000000000', 'number'],
    ['INV-abcdefgh', 'number'],
    ['Asha Example', 'name'],
    ['Anne-Marie', 'name'],
  ])('%s names the %s', (text, kind) => {
    expect(kindOfText(text)).toBe(kind);
  });
});
