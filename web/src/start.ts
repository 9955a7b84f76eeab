/** Starts the site's code after the first paint, so that it does not delay the paint. */
import { keepEarlyActs } from './lib/early-acts.ts';
import { firstPaint } from './lib/first-paint.ts';
import { mayBeSignedIn } from './core/session/signed-in-flag.ts';
import { currentLocation } from './lib/location.ts';
import { persistently } from './lib/persistently.ts';
import { watchTakeover } from './lib/takeover.ts';

const prerendered = currentLocation();

keepEarlyActs();
watchTakeover();

void start();

async function start(): Promise<void> {
  await firstPaint();
  preloadScripts('scripts');
  if (mayBeSignedIn()) preloadScripts('signed-in-scripts');
  const [{ run }] = await Promise.all([persistently(() => import('./main.tsx')), parsed()]);
  await run(prerendered);
}

/** Resolves when the page is there in full: this script does not wait for it. */
function parsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

/** The build lists all scripts of a page, so that none waits for another to name it. */
function preloadScripts(name: string): void {
  const list = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  for (const script of list?.content.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = script;
    document.head.append(link);
  }
}
