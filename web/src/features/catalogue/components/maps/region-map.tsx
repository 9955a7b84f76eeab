import { regions, type RegionId } from '@shared/catalogue/catalogue.ts';
import { WorldMap } from './world-map.tsx';

/** The position of each region's name, above the region or in its middle. */
const positions: Record<RegionId, string> = {
  europe: 'top-[14%] left-[51%]',
  'north-america': 'top-[22%] left-[20%]',
  'south-america': 'top-[68%] left-[32%]',
  'middle-east': 'top-[40%] left-[61%]',
  'asia-pacific': 'top-[52%] left-[79%]',
};

interface RegionMapProps {
  region: RegionId;
  onChoose: (region: string) => void;
}

/**
 * Lets the pointer choose a region on a map. The tabs below serve the keyboard and screen readers, so the map is
 * hidden from them.
 */
export function RegionMap({ region, onChoose }: RegionMapProps) {
  return (
    <div aria-hidden className="relative mt-4 lg:mt-10">
      <WorldMap region={region} className="w-full" />
      {regions.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          // The focus must not move to a button that is hidden from screen readers.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(id)}
          className={`group absolute -translate-1/2 cursor-pointer px-4 py-6 max-md:hidden ${positions[id]}`}
        >
          <span
            className={`block rounded-base border px-4 py-2 font-medium whitespace-nowrap shadow-soft transition-colors duration-150 ${id === region ? 'border-transparent bg-ink text-surface' : 'border-line bg-surface-raised text-ink group-hover:border-line-strong'}`}
          >
            {name}
          </span>
        </button>
      ))}
    </div>
  );
}
