import { dashboard } from '../../../content/dashboard.ts';

const width = 600;
const height = 220;

export function RecoveryCurve() {
  const { title, received, plan, months, receivedShares, planShares } = dashboard.curve;
  const line = curve(receivedShares);
  return (
    <div className="p-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <p className="mr-auto w-full font-medium sm:w-auto">{title}</p>
        <Key className="border-action-text">{received}</Key>
        <Key className="border-dashed border-line-strong">{plan}</Key>
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} className="mt-5 w-full overflow-visible">
        <linearGradient id="recovery-fill" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="[stop-color:var(--glow)] [stop-opacity:0.5]" />
          <stop offset="1" className="[stop-color:var(--glow)] [stop-opacity:0]" />
        </linearGradient>
        {[0, 1, 2, 3, 4].map((step) => (
          <path
            key={step}
            d={`M0 ${(step * height) / 4}h${width}`}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={`${line}V${height}H0Z`} fill="url(#recovery-fill)" />
        <path
          d={curve(planShares)}
          fill="none"
          strokeWidth="1.5"
          strokeDasharray="5 5"
          className="stroke-line-strong"
        />
        <path d={line} fill="none" strokeWidth="2.5" className="stroke-action-text" />
        <circle
          cx={width}
          cy={heightOf(receivedShares.at(-1) ?? 0)}
          r="5"
          className="fill-action-text"
        />
      </svg>
      <div className="mt-3 flex justify-between text-sm text-muted">
        {months.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </div>
    </div>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-muted">
      <span className={`w-5 border-t-2 ${className}`} />
      {children}
    </span>
  );
}

function curve(shares: readonly number[]): string {
  const step = width / (shares.length - 1);
  return shares
    .map((share, index) => {
      const x = round(index * step);
      const y = heightOf(share);
      if (index === 0) return `M${x} ${y}`;
      const before = heightOf(shares[index - 1] ?? 0);
      return `C${round(x - step / 2)} ${before} ${round(x - step / 2)} ${y} ${x} ${y}`;
    })
    .join('');
}

function heightOf(share: number): number {
  return round(height * (1 - share));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
