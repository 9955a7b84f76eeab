import { afterEach, describe, expect, it, vi } from 'vitest';
import { optionalValue, razorpayApiUrl, requiredValue } from './config.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('razorpayApiUrl', () => {
  it("changes Razorpay's address only on the emulator", () => {
    vi.stubEnv('RAZORPAY_API_URL', 'http://127.0.0.1:7070');
    expect(razorpayApiUrl()).toBeUndefined();
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    expect(razorpayApiUrl()).toBe('http://127.0.0.1:7070');
  });
});

describe('a parameter', () => {
  it.each(['', 'none'])('holding "%s" counts as not set', (value) => {
    const param = { name: 'SECRET', value: () => value };
    expect(optionalValue(param)).toBeUndefined();
    expect(() => requiredValue(param)).toThrow('SECRET');
  });
});
