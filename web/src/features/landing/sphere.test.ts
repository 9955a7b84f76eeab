import { describe, expect, it } from 'vitest';
import { arcBetween, parallels, sphereFacing } from './sphere.ts';

const project = sphereFacing({ longitude: 60, latitude: 20 });

describe('sphereFacing', () => {
  it('projects the centre to the front', () => {
    const { x, y, z } = project({ longitude: 60, latitude: 20 });
    expect([x, y, z]).toEqual([0, expect.closeTo(0), expect.closeTo(1)]);
  });

  it('projects east to the right, north up and the antipode to the back', () => {
    expect(project({ longitude: 90, latitude: 20 }).x).toBeGreaterThan(0);
    expect(project({ longitude: 60, latitude: 50 }).y).toBeLessThan(0);
    expect(project({ longitude: -120, latitude: -20 }).z).toBeCloseTo(-1);
  });
});

describe('arcBetween', () => {
  it('starts and ends on the ground and rises by its lift in the middle', () => {
    const arc = arcBetween(
      project({ longitude: 0, latitude: 0 }),
      project({ longitude: 90, latitude: 0 }),
      0.2,
    );
    const heights = arc.map(({ x, y, z }) => Math.hypot(x, y, z));
    expect(heights[0]).toBeCloseTo(1);
    expect(heights.at(-1)).toBeCloseTo(1);
    expect(Math.max(...heights)).toBeCloseTo(1.2);
  });
});

describe('parallels', () => {
  it('spaces points evenly, with fewer towards the poles', () => {
    const points = parallels(1);
    const inRow = (latitude: number) => points.filter((point) => point.latitude === latitude);
    expect(inRow(0.5)).toHaveLength(360);
    expect(inRow(85.5)).toHaveLength(28);
  });
});
