import { Skeleton } from '../../../components/skeleton.tsx';

export function PlansSkeleton() {
  return (
    <div className="flex flex-col gap-4 rounded-base border border-line bg-surface-raised p-5 shadow-soft sm:p-6">
      {['w-1/3', 'w-full', 'w-11/12', 'w-1/2'].map((width) => (
        <Skeleton key={width} className={`h-[1lh] ${width}`} />
      ))}
    </div>
  );
}
