import { browserLayer } from './browser-layer.ts';
import type { Layer } from './layer.ts';
import { rehearsalLayer } from './rehearsal-layer.ts';
import { staticLayer } from './static-layer.ts';
import { vitestLayer } from './vitest-layer.ts';

/**
 * Lanes run in parallel, and the layers in a lane run one after another. The functions' tests wait more than they
 * compute.
 */
export const lanes: Layer[][] = [
  [
    staticLayer('formatting', 'oxfmt', ['--check']),
    staticLayer('lint', 'oxlint', []),
    staticLayer('unused', 'knip', []),
    vitestLayer('unit'),
    vitestLayer('components', { isInBrowser: true }),
    rehearsalLayer,
    vitestLayer('rules', { suites: 1 }),
  ],
  [vitestLayer('functions', { suites: 2, isCovered: true })],
];

/** Runs after the lanes. The browser tests use all processors and share the database with `functions`. */
export const lastLayer: Layer = browserLayer;

export const allLayers: Layer[] = [...lanes.flat(), lastLayer];
