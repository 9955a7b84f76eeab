import type { Request } from 'firebase-functions/https';
import { describe, expect, it } from 'vitest';
import { clientAddresses } from './client-address.ts';

describe('clientAddresses', () => {
  it.each([
    ['203.0.113.7, 198.51.100.1', '203.0.113.7', '198.51.100.1'],
    ['10.0.0.1, 203.0.113.7, 198.51.100.1', '203.0.113.7', '198.51.100.1'],
    ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 , 198.51.100.1 ', '203.0.113.7', '198.51.100.1'],
    ['', '192.0.2.1', '192.0.2.1'],
  ])('of "%s" are %s and %s', (forwarded, browser, nearest) => {
    expect(clientAddresses(aRequest(forwarded))).toEqual({ browser, nearest });
  });
});

function aRequest(forwarded: string): Request {
  const headers: Record<string, string> = { 'X-Forwarded-For': forwarded };
  return { get: (name: string) => headers[name], ip: '192.0.2.1' } as unknown as Request;
}
