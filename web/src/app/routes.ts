import type { ComponentType } from 'react';
import { onDemand } from '../lib/on-demand.ts';
import { notFoundPage, pageAt, pages } from './site-map.ts';

const modules = import.meta.glob<ComponentType>('./routes/*.tsx', { import: 'default' });

/** Each page of the site map, with its component, which loads on demand. */
export const routes = [...pages, notFoundPage].map((page) => ({
  ...page,
  ...onDemand(componentOf(page.route)),
}));

/** Fetches the code of the page at an address ahead of its first render. */
export async function loadPage(path: string): Promise<void> {
  const { route } = pageAt(path);
  await routes.find((page) => page.route === route)?.load();
}

function componentOf(route: string): () => Promise<ComponentType> {
  const fetchComponent = modules[`./routes/${route}.tsx`];
  if (!fetchComponent) throw new Error(`There is no page routes/${route}.tsx.`);
  return fetchComponent;
}
