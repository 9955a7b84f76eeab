import { Suspense, type ComponentType } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { onDemand } from '../../startup/on-demand.ts';
import { PageFailure } from '../../core/notices/page-failure.tsx';
import { pageAt } from '../site-map.ts';
import type { ProfilePartProps } from './parts/part-props.ts';

const modules = import.meta.glob<{ default: ComponentType<ProfilePartProps> }>([
  './parts/*.tsx',
  '!./parts/*.test.tsx',
]);
const parts = new Map(
  Object.entries(modules).map(([file, load]) => [
    file,
    onDemand(async () => (await load()).default),
  ]),
);

/** If a part fails, the links to the other parts stay. */
export function ProfilePart(props: ProfilePartProps) {
  const part = partAt(props.path);
  return (
    <ErrorBoundary key={props.path} fallback={<PageFailure />}>
      <Suspense>{part && <part.Component {...props} />}</Suspense>
    </ErrorBoundary>
  );
}

export async function loadPart(path: string): Promise<void> {
  await partAt(path)?.load();
}

function partAt(path: string) {
  return parts.get(`./parts/${pageAt(path).part}.tsx`);
}
