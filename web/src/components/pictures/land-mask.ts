/**
 * The Earth's land as one bit per cell of 2.5°. Rows run from north to south. Each row holds 36 hexadecimal digits
 * from west to east. The data comes from Natural Earth's land areas (public domain).
 */
const landMask = [
  '000003c034003fff00000006007ff8008000',
  '8040007c6fe01ffe000000061dfffff7f800',
  '07ffffd43b381ff80001fe05ebffffffffff',
  'f3fffffffc3e1fc04007fd3fffffffffffff',
  '00fffffff51c1f00800f7ffffffffffffffe',
  '03ffffffc0600e00003e7ffffffffffffef8',
  '01e07fffe07e0000003e7fffffffffff8080',
  '00801ffff87e00000214fffffffffffe0380',
  '00000ffffeff80000d1fffffffffffff0300',
  '000007ffffffc00003ffffffffffffff0000',
  '000003fffff4e00003ffffffffffffff0000',
  '000003fffffc000001fff5f7fffffffe0000',
  '000003fffff0000001ebe0effffffffc4000',
  '000003ffffe000000f86f6f3fffffff08000',
  '000001ffffc000000f029ff3fffffe208000',
  '000001ffffc0000000f007ffffffff130000',
  '0000007fff80000007f003ffffffff040000',
  '0000005ffe0000000ffeebffffffff800000',
  '0000003fc10000000fffffefffffff800000',
  '0000000f810000003ffffdf3ffffff000000',
  '00000007800000003ffffdfe1ffffe800000',
  '00000003880000007ffffeff0fe7e0000000',
  '00000003d81800003ffffefe07c3d0000000',
  '00000000780000007fffff780781e0800000',
  '000000000e0000007fffffe00301f0c00000',
  '00000000002800003fffff90030160000000',
  '00000000017f00001ffffff0000100200000',
  '00000000007f80000fbffff0008080000000',
  '00000000007ff000000fffe0000186000000',
  '0000000000fff000000fffc00000ce000000',
  '0000000000fffc00000fff800000ce8c0000',
  '0000000000ffff80000fff0000004083c000',
  '0000000000ffffc00007ff0000002001e000',
  '0000000000ffffc00007ff00000001a08000',
  '00000000007fff800007ff00000000000000',
  '00000000007fff000007ff100000000c0000',
  '00000000001fff000007ff300000007e4000',
  '00000000000fff000007fc300000007fe000',
  '00000000000fff000007fc60000003fff000',
  '00000000000ffc000003fc60000007fff000',
  '00000000000ff8000003f800000007fff800',
  '00000000001ff0000001f800000003fff800',
  '00000000001ff0000001f000000003fff800',
  '00000000001fe0000001c000000003c3f800',
  '00000000001f80000000000000000000f000',
  '00000000001f000000000000000000002002',
  '00000000003c000000000000000000002004',
  '00000000001c000000000000000000000008',
  '000000000038000000000000000000000010',
  '000000000038000000000000000000000000',
  '000000000030800000000000000000000000',
  '000000000018000000000000000000000000',
];

export const cellDegrees = 2.5;
const maxLatitude = 75;

/** A point on the Earth, in degrees. */
export interface GeoPoint {
  longitude: number;
  latitude: number;
}

export function isLand({ longitude, latitude }: GeoPoint): boolean {
  const row = Math.floor((maxLatitude - latitude) / cellDegrees);
  const column = Math.floor((longitude + 180) / cellDegrees);
  const digit = Number.parseInt(landMask[row]?.charAt(column >> 2) ?? '', 16);
  return ((digit << (column & 3)) & 8) !== 0;
}

/** The centres of all land cells, row by row from the north-west. */
export const landCells: readonly GeoPoint[] = landMask.flatMap((digits, row) =>
  Array.from({ length: digits.length * 4 }, (_, column) => ({
    longitude: (column + 0.5) * cellDegrees - 180,
    latitude: maxLatitude - (row + 0.5) * cellDegrees,
  })).filter(isLand),
);
