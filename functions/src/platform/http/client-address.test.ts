import type { Request } from 'firebase-functions/https';
import { describe, expect, it, vi } from 'vitest';
import { logger } from 'firebase-functions';
import { clientAddresses } from './client-address.ts';

const log = vi.spyOn(logger, 'info').mockImplementation(() => {});

describe('clientAddresses', () => {
  it.each([
    ['203.0.113.7, 198.51.100.1', '203.0.113.7', '198.51.100.1'],
    ['10.0.0.1, 203.0.113.7, 198.51.100.1', '203.0.113.7', '198.51.100.1'],
    ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 , 198.51.100.1 ', '203.0.113.7', '198.51.100.1'],
    ['', '192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6, 198.51.100.1', '2001:db8:1:2::/64', '198.51.100.1'],
    ['2001:DB8:1:2::, 2001:db8::9', '2001:db8:1:2::/64', '2001:db8:0:0::/64'],
    ['::ffff:203.0.113.7, fe80::1%eth0', '203.0.113.7', 'fe80:0:0:0::/64'],
    ['no address, 198.51.100.1', 'no address', '198.51.100.1'],
  ])('of "%s" are %s and %s', (forwarded, browser, nearest) => {
    expect(clientAddresses(aRequest(forwarded))).toEqual({ browser, nearest });
  });

  it('logs the number of addresses once, without the addresses', async () => {
    vi.resetModules();
    const { clientAddresses } = await import('./client-address.ts');
    log.mockClear();
    const list = ['203.0.113.7', '198.51.100.1'];
    const forged = Array.from({ length: 50 }, () => '203.0.113.7');
    for (const addresses of [list, list, [], forged, forged.slice(1)]) {
      clientAddresses(aRequest(addresses.join(', ')));
    }
    expect(log.mock.calls).toEqual([2, 0, 5].map((addresses) => ['forwarded-for', { addresses }]));
  });
});

function aRequest(forwarded: string): Request {
  const headers: Record<string, string> = { 'X-Forwarded-For': forwarded };
  return { get: (name: string) => headers[name], ip: '192.0.2.1' } as unknown as Request;
}
