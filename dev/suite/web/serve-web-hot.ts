import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createServer as createViteServer, type ProxyOptions } from 'vite';
import { readFirebaseConfig, type FirebaseConfig } from '../emulators/firebase-config.ts';
import { root } from '../folders.ts';
import { emulatedRegion } from '../functions/functions-environment.ts';
import type { Lifetime } from '../lifetime.ts';
import { hostOf, type Settings } from '../settings.ts';
import { webEnvironment } from './web-environment.ts';

/** Serves the site on Hosting's port. */
export async function serveWebHot(lifetime: Lifetime, settings: Settings): Promise<void> {
  Object.assign(process.env, webEnvironment(settings));
  const server = createServer();
  const vite = await createViteServer({
    root: join(root, 'web'),
    configFile: join(root, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    server: {
      // With its own server, Vite would end this process on SIGTERM before the other parts stop.
      middlewareMode: true,
      hmr: { server },
      proxy: functionProxies(await readFirebaseConfig(), settings),
    },
  });
  lifetime.add(async () => {
    server.close();
    await vite.close();
  });
  server.on('request', vite.middlewares);
  server.listen(settings.ports.hosting, '127.0.0.1');
  await once(server, 'listening');
}

function functionProxies(config: FirebaseConfig, settings: Settings): Record<string, ProxyOptions> {
  return Object.fromEntries(
    config.hosting.rewrites.flatMap(({ source, function: target }) => {
      if (target === undefined) return [];
      const base = `/${settings.projectId}/${emulatedRegion}/${target.functionId}`;
      return [
        [
          pathPattern(source),
          {
            target: `http://${hostOf(settings, 'functions')}`,
            rewrite: (path: string) => base + path,
            xfwd: true,
          },
        ],
      ];
    }),
  );
}

/** Returns Vite's pattern for an exact path, or for all paths below it. */
function pathPattern(source: string): string {
  return source.endsWith('/**') ? `^${source.slice(0, -2)}` : `^${source}(?:[?]|$)`;
}
