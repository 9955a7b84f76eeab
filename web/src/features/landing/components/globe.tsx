import { isLand } from '../../../components/pictures/land-mask.ts';
import { arcBetween, parallels, sphereFacing, type SpherePoint } from '../sphere.ts';

const drawing = 'globe';
const frame = '-600 -600 1200 1200';
const radius = 500;
/** The dots of the land are at multiples of this size. */
const grain = 0.5;
const project = sphereFacing({ longitude: 62, latitude: -6 });

const frankfurt = project({ longitude: 8.7, latitude: 50.1 });
const dubai = project({ longitude: 55.3, latitude: 25.2 });
const mumbai = project({ longitude: 72.9, latitude: 19.1 });
const singapore = project({ longitude: 103.8, latitude: 1.3 });
const tokyo = project({ longitude: 139.7, latitude: 35.7 });
const madrid = project({ longitude: -3.7, latitude: 40.4 });

const stations = [madrid, frankfurt, dubai, mumbai, singapore, tokyo];
const slowly = flow(madrid, dubai);
const flows = [slowly, flow(frankfurt, tokyo), flow(mumbai, singapore)];

const land = dots(parallels(2).filter(isLand).map(project).filter(isSeen));

/** Draws the upper part of the Earth, seen from above the Indian Ocean, with flows between markets. */
export function Globe({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox={frame} className={className}>
      <g id={drawing}>
        <circle r={radius} className="fill-surface-soft" />
        <path
          d={land}
          transform={`scale(${grain})`}
          fill="none"
          strokeWidth={3 / grain}
          strokeLinecap="round"
          className="stroke-dot"
        />
        <circle r={radius} fill="none" strokeWidth="1.25" className="stroke-glow/70" />
        <g fill="none" strokeWidth="1.25" className="stroke-action-text/70">
          {flows.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        {stations.map((station) => (
          <g key={station.x} transform={`translate(${onScreen(station)})`}>
            <circle r="9" className="fill-action-text/25" />
            <circle r="3.5" className="fill-action-text" />
          </g>
        ))}
      </g>
    </svg>
  );
}

/**
 * Animates a case that moves across the globe. It is a separate drawing, because the link preview shows the globe
 * without it. Motion without a pause control must stop within five seconds (WCAG 2.2.2), so it runs once.
 */
export function MovingCase({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox={frame} className={`motion-reduce:hidden ${className}`}>
      <circle r="4" className="fill-ink">
        <animateMotion dur="5s" fill="freeze" path={slowly} />
      </circle>
    </svg>
  );
}

/** Reuses the globe's drawing elsewhere on the page, which keeps the page small. */
export function GlobeCopy({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox={frame} className={className}>
      <use href={`#${drawing}`} />
    </svg>
  );
}

/** Returns whether a point is on the visible side and above the part that other content covers. */
function isSeen({ y, z }: SpherePoint): boolean {
  return z > 0.02 && y < 0.35;
}

/** Writes each dot as whole steps from the one before. Decimals and absolute positions take 7 kB more. */
function dots(points: readonly SpherePoint[]): string {
  const places = points.map(({ x, y }) => ({ x: inGrains(x), y: inGrains(y) }));
  return places
    .map(({ x, y }, index) => {
      const last = places[index - 1] ?? { x: 0, y: 0 };
      return `m${x - last.x} ${y - last.y}h0`.replace(' -', '-');
    })
    .join('');
}

function inGrains(share: number): number {
  return Math.round((share * radius) / grain);
}

/** Returns the path of an arc without the part that the Earth hides. */
function flow(from: SpherePoint, to: SpherePoint): string {
  const arc = arcBetween(from, to, 0.09);
  const seen = arc.filter(({ x, y, z }) => z > 0 || Math.hypot(x, y) > 1);
  return `M${seen.map(onScreen).join('L')}`;
}

/** Rounds to one decimal, which is precise enough and keeps the page small. */
function onScreen({ x, y }: SpherePoint): string {
  return `${Math.round(x * radius * 10) / 10} ${Math.round(y * radius * 10) / 10}`;
}
