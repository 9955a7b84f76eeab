import { citiesEndpoint, endpoints, statesEndpoint } from '@shared/endpoints.ts';
import type { City, Country, State } from '@shared/locations.ts';
import type { FocusEvent, RefCallback } from 'react';
import { PlaceField } from './place-field.tsx';
import { usePlaces } from './use-places.ts';

/** The names of places as in a profile; empty if none is chosen. */
export interface Location {
  country: string;
  state: string;
  city: string;
}

interface LocationFieldsProps {
  required: boolean;
  value: Location;
  onChange: (value: Location) => void;
  register: (name: keyof Location) => {
    name: string;
    ref: RefCallback<HTMLInputElement | HTMLSelectElement>;
    onBlur: (event: FocusEvent) => unknown;
  };
  errors: Partial<Record<keyof Location, { message?: string | undefined } | undefined>>;
}

/** Country, state and city. A new choice clears the fields below it. */
export function LocationFields(props: LocationFieldsProps) {
  const { required, value, onChange, register, errors } = props;
  const { country, state, city } = value;
  const countries = usePlaces<Country>(endpoints.countries);
  const countryCode = countries.list.find(({ name }) => name === country)?.iso2;
  const states = usePlaces<State>(countryCode && statesEndpoint(countryCode));
  const stateCode = states.list.find(({ name }) => name === state)?.iso2;
  const cities = usePlaces<City>(
    countryCode && stateCode && citiesEndpoint(countryCode, stateCode),
  );
  const hasNoStates = states.status === 'ready' && states.list.length === 0;
  const hasNoCities = cities.status === 'ready' && cities.list.length === 0;
  return (
    <>
      <PlaceField
        {...register('country')}
        label="Country"
        autoComplete="country-name"
        required={required}
        placeholder="Select country"
        places={countries}
        value={country}
        onChange={(name) => onChange({ country: name, state: '', city: '' })}
        error={errors.country?.message}
      />
      <PlaceField
        {...register('state')}
        label="State"
        autoComplete="address-level1"
        required={required}
        placeholder="Select state"
        places={states}
        isTyped={hasNoStates}
        value={state}
        onChange={(name) => onChange({ country, state: name, city: hasNoStates ? city : '' })}
        error={errors.state?.message}
      />
      <PlaceField
        {...register('city')}
        label="City"
        className="sm:col-span-2"
        autoComplete="address-level2"
        required={required}
        placeholder="Select city"
        places={cities}
        isTyped={hasNoStates || hasNoCities}
        value={city}
        onChange={(name) => onChange({ country, state, city: name })}
        error={errors.city?.message}
      />
    </>
  );
}
