import { regions, type RegionId } from '@shared/catalogue.ts';
import { dotsPath } from '../../../components/dots-path.ts';
import { landCells, type Place } from '../../../components/land.ts';
import { marketOf } from '../market-of.ts';

const onMap = ({ longitude, latitude }: Place) => ({ x: longitude * 4, y: latitude * -4.6 });

const land = dotsPath(landCells.map(onMap));
const markets = regions.map(({ id }) => ({
  id,
  dots: dotsPath(landCells.filter((cell) => marketOf(cell) === id).map(onMap)),
}));

/** The world in dots, with one region lit. */
export function WorldMap({ region, className = '' }: { region: RegionId; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="-690 -350 1420 620"
      fill="none"
      strokeWidth="5.5"
      strokeLinecap="round"
      className={className}
    >
      <path d={land} className="stroke-dot" />
      {markets.map(({ id, dots }) => (
        <path
          key={id}
          d={dots}
          className={`stroke-action-text transition-opacity duration-300 ${id === region ? '' : 'opacity-0'}`}
        />
      ))}
    </svg>
  );
}
