import type { State } from '../../shared/values/locations.ts';

/** A state of the location data. The type is absent if the data doesn't tell it. */
export interface TypedState extends State {
  type?: string | null | undefined;
}

/**
 * Returns the states that a customer picks from: one level of each country, sorted by name. States with the same
 * name get their type in brackets.
 */
export function selectStates(country: string, states: readonly TypedState[]): State[] {
  const trimmed = states.map((state) => ({ ...state, name: state.name.trim() }));
  const offered = trimmed.filter((state) => !isOfOtherLevel(country, state));
  return offered
    .map(({ iso2, name, type }) => {
      const isRepeated = offered.some((other) => other.iso2 !== iso2 && other.name === name);
      return { iso2, name: isRepeated && type ? `${name} (${type})` : name };
    })
    .toSorted(byName);
}

export function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'en');
}

function isOfOtherLevel(country: string, { iso2, type }: TypedState): boolean {
  const level = otherLevels[country];
  if (!level || level.keeps?.includes(iso2)) return false;
  return level.codes?.includes(iso2) === true || level.types?.includes(type ?? '') === true;
}

interface OtherLevel {
  types?: readonly string[];
  /** Single states that contain others of the list or lie in one of them. */
  codes?: readonly string[];
  /** States of these types that no state of the offered level covers. */
  keeps?: readonly string[];
}

/**
 * The states to leave out, by country, because the list also has the states that contain them or lie in them. The
 * offered level is the one that has cities in the data, with two exceptions. Ireland offers its counties, which its
 * addresses name. Lithuania offers its counties, because its municipalities repeat names within one type.
 */
export const otherLevels: Readonly<Record<string, OtherLevel>> = {
  AZ: { types: ['autonomous republic'] },
  BD: { types: ['division'] },
  BE: { types: ['province'] },
  BF: { types: ['province'] },
  CV: { types: ['geographical region'] },
  CZ: { types: ['district'] },
  DO: { types: ['region'] },
  EE: { types: ['rural municipality', 'urban municipality'] },
  ES: { types: ['autonomous community'] },
  FJ: { types: ['province'] },
  FR: { types: ['metropolitan region', 'European collectivity'] },
  GB: { types: ['country', 'province'] },
  GN: { types: ['prefecture'] },
  GQ: { types: ['region'] },
  GR: { types: ['regional unit'] },
  GW: { types: ['province'] },
  // The data calls the city Zalaegerszeg a county.
  HU: { types: ['city with county rights'], codes: ['ZE'] },
  ID: { types: ['geographical unit'] },
  IE: { types: ['province'] },
  IQ: { types: ['region'] },
  IS: { types: ['region'] },
  // The Aosta Valley has no provinces.
  IT: { types: ['region', 'autonomous region'], keeps: ['23'] },
  KN: { types: ['state'] },
  LK: { types: ['district'] },
  LT: { types: ['district municipality', 'municipality', 'city municipality'] },
  MA: { types: ['prefecture', 'province'] },
  MH: { types: ['chain'] },
  MW: { types: ['district'] },
  // Metro Manila has no provinces.
  PH: { types: ['region'], keeps: ['00'] },
  RS: { types: ['province'] },
  // Pattaya lies in Chon Buri.
  TH: { codes: ['S'] },
  // Eastern and Western Tobago lie in Tobago.
  TT: { codes: ['ETO', 'WTO'] },
  UG: { types: ['district', 'city'] },
};
