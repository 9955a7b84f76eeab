import type { RunOptions } from 'axe-core';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/**
 * How axe looks for violations on a page that is shown in a colour scheme. Only contrast depends on the scheme, so
 * the other rules run in the light one. `except` names rules that are skipped.
 */
export function axeOptions(scheme: Scheme, except: readonly string[] = []): RunOptions {
  return {
    // This takes two thirds of the time of a whole report.
    resultTypes: ['violations'],
    preload: false,
    // Frames of other sites have no axe.
    iframes: false,
    ...(scheme === 'dark' && { runOnly: { type: 'rule', values: ['color-contrast'] } }),
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  };
}
