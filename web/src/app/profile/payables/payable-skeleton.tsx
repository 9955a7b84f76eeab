import { Skeleton } from '../../../components/skeleton.tsx';

export function PayableSkeleton() {
  return (
    <div aria-hidden className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Panel lines={['w-1/3', 'w-full', 'w-11/12']} />
      <Panel lines={['w-1/2', 'w-2/3', 'w-3/4']} />
    </div>
  );
}

function Panel({ lines }: { lines: readonly string[] }) {
  return (
    <div className="flex flex-col gap-4 rounded-base border border-line bg-surface-raised p-5 shadow-soft sm:p-6">
      {lines.map((width) => (
        <Skeleton key={width} className={`h-[1lh] ${width}`} />
      ))}
    </div>
  );
}
