/**
 * Starts the site's code after the first paint, so that it doesn't delay the paint. A page that shows an account's
 * rows starts it before. The build inlines this script into each page, with copies of the modules that it imports.
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
  const scripts = listedScripts('scripts');
  const isSignedIn = mayBeSignedIn();
  const firstRows = isSignedIn ? listedScripts('first-rows') : [];
  // What such a page paints without its rows is of little use.
  if (firstRows.length > 0) void readFirstRows(firstRows);
  else await firstPaint();
  preload(scripts);
  if (isSignedIn) preload(listedScripts('signed-in-scripts'));
  const main = loadWithRetries(() => loadMain(scripts));
  const [{ run }] = await Promise.all([main, parsed(), firstPaint()]);
  await run(prerendered, earlyInput);
}

/** Loads the main script, which comes first in the list. */
function loadMain([address = '']: string[]): Promise<{ run: Run }> {
  return import(/* @vite-ignore */ address) as Promise<{ run: Run }>;
}

/** Starts to read what an account's page shows first. Without this script, the main script does it. */
async function readFirstRows(scripts: string[]): Promise<void> {
  preload(scripts);
  const [address = ''] = scripts;
  const module = import(/* @vite-ignore */ address) as Promise<{ firstSession: () => unknown }>;
  await module.then(({ firstSession }) => firstSession()).catch(() => {});
}

/** Resolves when the document is parsed. This script runs before that. */
function parsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

/**
 * Returns the scripts that the build listed in the page. The browser can then load all of them at the same time.
 */
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
