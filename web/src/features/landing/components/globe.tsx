import { dotsPath, round } from '../../../components/dots-path.ts';
import { landCells, type Place } from '../../../components/land.ts';
import { arcBetween, sphereFacing, type SpherePoint } from '../sphere.ts';

const radius = 500;
const project = sphereFacing({ longitude: 48, latitude: 24 });
const onScreen = ({ x, y }: SpherePoint) => ({ x: radius * x, y: radius * y });

const office: Place = { longitude: 77, latitude: 28.5 };
const markets: Place[] = [
  { longitude: 8.7, latitude: 50.1 },
  { longitude: 55.3, latitude: 25.2 },
  { longitude: 103.8, latitude: 1.3 },
  { longitude: -58.4, latitude: -10 },
  { longitude: -30, latitude: 58 },
];

const land = dotsPath(thinned(landCells).map(project).filter(faces).map(onScreen));
const flows = markets.map((market) => flowPath(project(office), project(market)));
const stations = [office, ...markets].map(project).filter(faces).map(onScreen);

/** The Earth from above the Arabian Sea, with flows between the office and the markets. */
export function Globe({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="-520 -520 1040 1040" className={className}>
      <circle r={radius} className="fill-surface-soft" />
      <path d={land} fill="none" strokeWidth="4.4" strokeLinecap="round" className="stroke-dot" />
      <circle r={radius} fill="none" strokeWidth="1.5" className="stroke-glow/60" />
      <g fill="none" strokeWidth="1.75" className="stroke-action-text/80">
        {flows.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      {stations.map(({ x, y }) => (
        <g key={x} transform={`translate(${round(x)} ${round(y)})`}>
          <circle r="22" className="animate-beacon fill-action-text/60" />
          <circle r="5" className="fill-action-text" />
        </g>
      ))}
    </svg>
  );
}

/** Rows near the poles are shorter, so fewer of their cells become dots. */
function thinned(cells: readonly Place[]): Place[] {
  let share = 0;
  return cells.filter(({ latitude }) => {
    share += Math.cos((latitude * Math.PI) / 180);
    if (share < 1) return false;
    share -= 1;
    return true;
  });
}

function faces({ z }: SpherePoint): boolean {
  return z > 0.02;
}

/** The part of a flow that the Earth does not hide. */
function flowPath(from: SpherePoint, to: SpherePoint): string {
  const points = arcBetween(from, to, 0.22).filter(
    (point) => point.z > 0 || Math.hypot(point.x, point.y) > 1,
  );
  return `M${points
    .map(onScreen)
    .map(({ x, y }) => `${round(x)} ${round(y)}`)
    .join('L')}`;
}
