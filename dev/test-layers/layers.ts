import { browserLayer } from './browser-layer.ts';
import type { Layer } from './layer.ts';
import { staticLayer } from './static-layer.ts';
import { vitestLayer } from './vitest-layer.ts';

/** Those that need nothing but the sources. */
export const sourceLayers: Layer[] = [
  staticLayer('formatting', [['prettier', '--check', '.']]),
  staticLayer('lint', [['oxlint', '--type-aware']]),
  staticLayer('unused', [['knip']]),
  staticLayer(
    'types',
    ['functions/shared', 'functions', 'web', '.'].map((project) => ['tsc', '-p', project]),
  ),
  vitestLayer('unit'),
];

/** Those that need a running suite. */
export const suiteLayers: Layer[] = [
  vitestLayer('rules'),
  vitestLayer('functions', { isCovered: true }),
  browserLayer,
];

export const allLayers = [...sourceLayers, ...suiteLayers];
