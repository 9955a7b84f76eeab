import { describe, expect, it } from 'vitest';
import {
  secondSuite,
  originOf,
  readBenchSettings,
  readStartSettings,
  readTestSettings,
  type Settings,
} from './settings.ts';

describe('the settings of start, test and bench', () => {
  it('have separate ports and projects, so all can run at once', () => {
    const test = readTestSettings({});
    const all = [readStartSettings({}), test, secondSuite(test), readBenchSettings({})];
    const ports = all.flatMap(({ ports }: Settings) => Object.values(ports));
    expect(new Set(ports).size).toBe(ports.length);
    expect(new Set(all.map(({ projectId }) => projectId)).size).toBe(all.length);
  });

  it('read each port from its own environment variable', () => {
    const environment = { HOSTING_PORT: '6001', TEST_HOSTING_PORT: '6002' };
    expect(originOf(readStartSettings(environment), 'hosting')).toBe('http://localhost:6001');
    expect(originOf(readTestSettings(environment), 'hosting')).toBe('http://localhost:6002');
  });

  it.each(['80', '70000', '50.5', 'five'])('reject the port %s and name its variable', (port) => {
    expect(() => readStartSettings({ AUTH_PORT: port })).toThrow(/AUTH_PORT is "/);
  });

  it('reject a project ID that could be real', () => {
    expect(() => readStartSettings({ PROJECT_ID: 'my-shop' })).toThrow(/must begin with demo-/);
  });

  it('reject live keys', () => {
    const keys = { RAZORPAY_KEY_ID: 'rzp_live_abc', RAZORPAY_KEY_SECRET: 'secret' };
    expect(() => readStartSettings(keys)).toThrow(/not a test key/);
  });

  it('keep tests and benchmarks on the sandbox even if keys are set', () => {
    const keys = { RAZORPAY_KEY_ID: 'rzp_test_abc', RAZORPAY_KEY_SECRET: 'secret' };
    expect(readStartSettings(keys).razorpay.isSandbox).toBe(false);
    expect(readTestSettings(keys).razorpay.isSandbox).toBe(true);
    expect(readBenchSettings(keys).razorpay.isSandbox).toBe(true);
  });
});
