import { dashboard } from '../../../content/dashboard.ts';
import { CaseList } from './case-list.tsx';
import { RecoveryCurve } from './recovery-curve.tsx';

/** A picture of the product in HTML, hidden from screen readers because its figures are invented. */
export function Dashboard() {
  return (
    <div
      aria-hidden
      className="rounded-t-base border border-b-0 border-line bg-surface-soft/70 p-2 pb-0 shadow-long sm:p-3 sm:pb-0"
    >
      <div className="rounded-t-base border border-b-0 border-line bg-surface inset-shadow-edge">
        <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-5 py-4">
          <p className="font-semibold">{dashboard.title}</p>
          <p className="text-sm text-muted">{dashboard.period}</p>
        </div>
        <div className="grid grid-cols-2 border-b border-line sm:grid-cols-3">
          {dashboard.figures.map(({ label, value }) => (
            <div
              key={label}
              className="border-line px-5 py-4 last:col-span-2 last:border-t odd:border-r last:odd:border-r-0 sm:border-r sm:last:col-span-1 sm:last:border-t-0"
            >
              <p className="text-sm text-muted">{label}</p>
              <p className="mt-1 text-lg font-semibold whitespace-nowrap tabular lg:text-xl">
                {value}
              </p>
            </div>
          ))}
        </div>
        <div className="grid lg:grid-cols-[3fr_2fr]">
          <RecoveryCurve />
          <CaseList />
        </div>
      </div>
    </div>
  );
}
