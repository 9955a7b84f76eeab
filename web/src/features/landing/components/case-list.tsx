import { dashboard } from '../../../content/dashboard.ts';
import { caseTones } from './case-tones.ts';

export function CaseList() {
  const { title, rows } = dashboard.cases;
  return (
    <div className="hidden border-l border-line sm:block sm:border-t lg:border-t-0">
      <p className="px-5 pt-5 pb-3 text-sm font-medium">{title}</p>
      {rows.map(({ place, step, amount, tone }) => (
        <div
          key={place}
          className="flex items-center gap-3 border-t border-line px-5 py-3 text-left text-sm"
        >
          <span className={`size-2 shrink-0 rounded-full ${caseTones[tone]}`} />
          <span className="w-20 font-medium">{place}</span>
          <span className="flex-1 truncate text-muted">{step}</span>
          <span className="font-medium tabular">{amount}</span>
        </div>
      ))}
    </div>
  );
}
