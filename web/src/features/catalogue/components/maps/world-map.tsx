import { regions, type RegionId } from '@shared/catalogue/catalogue.ts';
import {
  cellDegrees,
  landCells,
  type GeoPoint,
} from '../../../../components/pictures/land-mask.ts';
import { marketOf } from '../../market-of.ts';

const cellWidth = 10;
const cellHeight = 11.5;

const landDots = rowsOfDots(landCells);
const markets = regions.map(({ id }) => ({
  id,
  dots: rowsOfDots(landCells.filter((cell) => marketOf(cell) === id)),
}));

/** Draws a dotted world map with one region highlighted. The map fades at its edges. */
export function WorldMap({ region, className }: { region: RegionId; className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="-690 -310 1420 500"
      fill="none"
      strokeWidth="5.5"
      strokeLinecap="round"
      strokeDasharray={`0 ${cellWidth}`}
      className={`mask-y-from-85% mask-x-from-94% ${className}`}
    >
      <path d={landDots} className="stroke-dot" />
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

/** Returns one line for each run of neighbouring cells. Dashes of zero length with round caps render as dots. */
function rowsOfDots(cells: readonly GeoPoint[]): string {
  const starts = cells.filter((cell, index) => !areNeighbours(cells[index - 1], cell));
  const ends = cells.filter((cell, index) => !areNeighbours(cell, cells[index + 1]));
  return starts
    .map((start, run) => {
      const steps = columnOf(ends[run] ?? start) - columnOf(start);
      return `M${columnOf(start) * cellWidth} ${rowOf(start) * cellHeight}h${steps * cellWidth + 1}`;
    })
    .join('');
}

function areNeighbours(west: GeoPoint | undefined, east: GeoPoint | undefined): boolean {
  if (!west || !east) return false;
  return rowOf(west) === rowOf(east) && columnOf(west) + 1 === columnOf(east);
}

function columnOf({ longitude }: GeoPoint): number {
  return Math.floor(longitude / cellDegrees);
}

function rowOf({ latitude }: GeoPoint): number {
  return -Math.floor(latitude / cellDegrees);
}
