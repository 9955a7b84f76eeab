import { site } from '../../../shared/site.ts';

const { street, city, state, postalCode, country } = site.address;

/** Where the letter's sender sits, on one line. */
export const address = `${street}, ${city}, ${state} ${postalCode}, ${country}`;
