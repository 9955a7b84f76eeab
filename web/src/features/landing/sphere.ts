import type { GeoPoint } from '../../components/pictures/land-mask.ts';

/** A point of the unit sphere, seen from afar, with x right, y down and z towards the eye. */
export interface SpherePoint {
  x: number;
  y: number;
  z: number;
}

/** Returns a projection of the Earth in which `centre` faces the eye. */
export function sphereFacing(centre: GeoPoint): (point: GeoPoint) => SpherePoint {
  const tilt = radians(centre.latitude);
  return ({ longitude, latitude }) => {
    const east = radians(longitude - centre.longitude);
    const north = radians(latitude);
    const x = Math.cos(north) * Math.sin(east);
    const depth = Math.cos(north) * Math.cos(east);
    return {
      x,
      y: Math.sin(tilt) * depth - Math.cos(tilt) * Math.sin(north),
      z: Math.sin(tilt) * Math.sin(north) + Math.cos(tilt) * depth,
    };
  };
}

/** Returns places all over the Earth, `degrees` apart along the parallels and between them. */
export function parallels(degrees: number): GeoPoint[] {
  return Array.from({ length: 180 / degrees }, (_, row) => {
    const latitude = 90 - (row + 0.5) * degrees;
    const count = Math.round((360 / degrees) * Math.cos(radians(latitude)));
    return Array.from({ length: count }, (_, index) => ({
      longitude: ((index + 0.5) * 360) / count - 180,
      latitude,
    }));
  }).flat();
}

/** Returns the points of a great-circle arc. Its middle rises by `lift`, a share of the radius. */
export function arcBetween(from: SpherePoint, to: SpherePoint, lift: number): SpherePoint[] {
  const angle = Math.acos(from.x * to.x + from.y * to.y + from.z * to.z);
  return Array.from({ length: arcSteps + 1 }, (_, step) => {
    const share = step / arcSteps;
    const height = 1 + lift * Math.sin(Math.PI * share);
    const a = (height * Math.sin((1 - share) * angle)) / Math.sin(angle);
    const b = (height * Math.sin(share * angle)) / Math.sin(angle);
    return { x: a * from.x + b * to.x, y: a * from.y + b * to.y, z: a * from.z + b * to.z };
  });
}

const arcSteps = 48;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
