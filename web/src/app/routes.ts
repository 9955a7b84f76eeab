import type { ComponentType } from 'react';
import { onDemand } from '../startup/on-demand.ts';
import type { PrerenderedPart } from '../startup/prerendered-part.tsx';
import { notFoundPage, pageAt, pages } from './site-map.ts';

interface RouteModule {
  default: ComponentType;
  /** The parts whose code does not load together with a prerendered page. */
  parts?: readonly PrerenderedPart[];
  /** Loads more code that the page at a path needs. */
  loadMore?: (path: string) => Promise<void>;
}

const modules = import.meta.glob<RouteModule>(['./routes/*.tsx', '!./routes/*.test.tsx']);

export const routes = [...pages, notFoundPage].map((page) => {
  const loadModule = moduleOf(page.route);
  const { load, Component } = onDemand(async () => (await loadModule()).default);
  return {
    ...page,
    Component,
    loadModule,
    load: async (path: string) => {
      await load();
      await (await loadModule()).loadMore?.(path);
    },
  };
});

export function routeAt(path: string): (typeof routes)[number] | undefined {
  const { route } = pageAt(path);
  return routes.find((page) => page.route === route);
}

/** Loads the code that a prerendered page starts with. */
export async function loadPage(path: string): Promise<void> {
  await routeAt(path)?.load(path);
}

const loadedPages = new Set<string>();

/** Loads all code that a page needs if it isn't prerendered. Returns undefined if the code is already loaded. */
export function loadWholePage(path: string): Promise<void> | undefined {
  const route = routeAt(path);
  if (!route || loadedPages.has(pageAt(path).path)) return undefined;
  return loadRoute(route, path);
}

async function loadRoute(
  { load, loadModule }: (typeof routes)[number],
  path: string,
): Promise<void> {
  const { parts = [] } = await loadModule();
  await Promise.all([load(path), ...parts.map((part) => part.load())]);
  loadedPages.add(pageAt(path).path);
}

function moduleOf(route: string): () => Promise<RouteModule> {
  const fetchModule = modules[`./routes/${route}.tsx`];
  if (!fetchModule) throw new Error(`There is no page routes/${route}.tsx.`);
  return fetchModule;
}
