export interface Country {
  /** ISO 3166-1 alpha-2. */
  iso2: string;
  name: string;
}

export interface State {
  /** The subdivision part of ISO 3166-2, unique within its country. */
  iso2: string;
  name: string;
}

export interface City {
  id: number;
  name: string;
}
