import { dashboard } from '../../../content/dashboard.ts';
import { AfterFirstScreen } from '../../../startup/after-first-screen.tsx';
import { caseTones } from '../../../components/pictures/case-tones.ts';
import { RecoveryCurve } from './recovery-curve.tsx';

/** Hides the picture from screen readers, because its figures are invented. */
export function Dashboard() {
  return (
    <div
      aria-hidden
      className="max-h-60 overflow-clip rounded-t-base border border-b-0 border-line bg-surface-soft/70 mask-b-from-75% p-2 pb-0 shadow-long sm:max-h-168 sm:p-3 sm:pb-0 lg:max-h-none lg:mask-none"
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
        <AfterFirstScreen anchor="home">
          <div className="grid lg:grid-cols-[3fr_2fr]">
            <RecoveryCurve />
            <CaseList />
          </div>
        </AfterFirstScreen>
      </div>
    </div>
  );
}

function CaseList() {
  const { title, rows } = dashboard.cases;
  return (
    <div className="hidden border-l border-line sm:block sm:border-t lg:border-t-0">
      <p className="px-5 pt-5 pb-3 text-sm font-medium">{title}</p>
      {rows.map(({ city, step, amount, tone }) => (
        <div
          key={city}
          className="flex items-center gap-3 border-t border-line px-5 py-3 text-left text-sm"
        >
          <span className={`size-2 shrink-0 rounded-full ${caseTones[tone]}`} />
          <span className="w-20 font-medium">{city}</span>
          <span className="flex-1 truncate text-muted">{step}</span>
          <span className="font-medium tabular">{amount}</span>
        </div>
      ))}
    </div>
  );
}
