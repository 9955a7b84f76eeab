import { fileURLToPath } from 'node:url';

const ownReact = fileURLToPath(new URL('../../src/lib/preact/react.ts', import.meta.url));

/** Our components and the libraries import React. These aliases give them Preact. */
export const preactForReact = [
  { find: /^react$/, replacement: ownReact },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/compat/jsx-runtime' },
];

/** The libraries that import React. Node must not load them itself, because it would load React with them. */
export const reactLibraries = [
  /@radix-ui\//,
  '@hookform/resolvers',
  'cmdk',
  'lucide-react',
  'react-hook-form',
];

/** Without these options, Vite would put a copy of `react.ts` into each library that it optimises. */
export const oneReact = {
  exclude: ['react'],
  include: [
    'preact',
    'preact/hooks',
    'preact/compat',
    'preact/compat/client',
    'preact/compat/jsx-runtime',
  ],
};
