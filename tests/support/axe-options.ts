import type { RunOptions } from 'axe-core';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/**
 * Returns the options of an axe run. Only contrast depends on the scheme, so dark mode skips all other rules.
 * `except` names the rules to skip.
 */
export function axeOptions(scheme: Scheme, except: readonly string[] = []): RunOptions {
  return {
    // Reporting only violations takes two thirds of the time of a full report.
    resultTypes: ['violations'],
    preload: false,
    // Frames of other sites don't have axe loaded.
    iframes: false,
    ...(scheme === 'dark' && { runOnly: { type: 'rule', values: ['color-contrast'] } }),
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  };
}
