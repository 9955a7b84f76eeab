import type { RegionId } from '@shared/catalogue/catalogue.ts';
import type { GeoPoint } from '../../components/pictures/land-mask.ts';

/** Bounds in degrees, in the order west, south, east, north. */
type Box = readonly [number, number, number, number];

/** The rough area of each region on the map. The first box that contains a place decides. */
const boxes: readonly (readonly [RegionId, Box])[] = [
  ['middle-east', [25, 22, 36, 32]],
  ['middle-east', [26, 25, 62, 40]],
  ['middle-east', [37, 17, 60, 25]],
  ['middle-east', [43, 12, 55, 17]],
  ['europe', [-25, 37, 40, 50]],
  ['europe', [-25, 50, 31, 72]],
  ['north-america', [-170, 15, -52, 60]],
  ['north-america', [-170, 60, -61, 75]],
  ['north-america', [-93, 8, -77, 15]],
  ['south-america', [-82, -56, -34, 12]],
  ['asia-pacific', [62, 5, 97, 37]],
  ['asia-pacific', [73, 18, 135, 50]],
  ['asia-pacific', [95, -11, 155, 22]],
  ['asia-pacific', [112, -48, 180, -10]],
  ['asia-pacific', [125, 30, 146, 46]],
];

export function marketOf({ longitude, latitude }: GeoPoint): RegionId | undefined {
  const found = boxes.find(
    ([, [west, south, east, north]]) =>
      longitude >= west && longitude < east && latitude >= south && latitude < north,
  );
  return found?.[0];
}
