import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseArguments } from './parse-arguments.ts';

const options = { project: { type: 'string' }, 'last-receipt': { type: 'string' } } as const;
const parse = (...args: string[]) => parseArguments({ args, options }, 'npm run it');

describe('parseArguments', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('reads the options', () => {
    expect(parse('--project', 'recovery-live').values).toEqual({ project: 'recovery-live' });
  });

  it('refuses what it does not know, and says the usage', () => {
    expect(() => parse('--projekt', 'x')).toThrow(/projekt[^]*Usage: npm run it/);
  });

  it.each(['project', 'last-receipt'])('refuses --%s without -- before it', (name) => {
    // npm reads it as a setting of its own.
    vi.stubEnv(`npm_config_${name.replace('-', '_')}`, 'x');
    expect(() => parse()).toThrow(`Write -- before --${name}.`);
  });
});
