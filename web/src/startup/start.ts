/**
 * Starts the site's code after the first paint, so that it does not delay the paint. The build writes this
 * script into each page, with all that it imports: `main.tsx` has copies of those modules.
 */
import { mayBeSignedIn } from './signed-in-flag.ts';
import { firstPaint } from './first-paint.ts';
import { recordEarlyInput } from './record-early-input.ts';
import type { Run } from './run.ts';
import { currentLocation } from '../lib/location.ts';
import { loadWithRetries } from '../lib/load-with-retries.ts';

const prerendered = currentLocation();
const earlyInput = recordEarlyInput();

void start();

async function start(): Promise<void> {
  await firstPaint();
  const scripts = listedScripts('scripts');
  preload(scripts);
  if (mayBeSignedIn()) preload(listedScripts('signed-in-scripts'));
  const [{ run }] = await Promise.all([loadWithRetries(() => loadMain(scripts)), parsed()]);
  await run(prerendered, earlyInput);
}

/** The first script of a page is its main one. */
function loadMain([address = '']: string[]): Promise<{ run: Run }> {
  return import(/* @vite-ignore */ address) as Promise<{ run: Run }>;
}

/** Resolves when the page is there in full: this script does not wait for it. */
function parsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

/** The build lists all scripts of a page, so that none waits for another to name it. */
function listedScripts(name: string): string[] {
  const list = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return list?.content.split(' ').filter(Boolean) ?? [];
}

function preload(scripts: string[]): void {
  for (const script of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = script;
    document.head.append(link);
  }
}
