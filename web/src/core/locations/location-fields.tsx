import { citiesEndpoint, endpoints, statesEndpoint } from '@shared/endpoints.ts';
import type { City, Country, State } from '@shared/values/locations.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { LocationField } from './location-field.tsx';
import { useLocations } from './use-locations.ts';

/** The names of a location, as the profile stores them. Empty if not chosen. */
export interface Location {
  country: string;
  state: string;
  city: string;
}

interface LocationFieldsProps {
  required: boolean;
  onCountryChange?: () => void;
}

/** Requires a FormProvider. A new choice clears the fields below it. */
export function LocationFields({ required, onCountryChange }: LocationFieldsProps) {
  const { register, control, setValue, formState } = useFormContext<Location>();
  const { errors, isSubmitted } = formState;
  const [country, state, city] = useWatch({ control, name: ['country', 'state', 'city'] });
  const countries = useLocations<Country>(endpoints.countries);
  const countryCode = countries.list.find(({ name }) => name === country)?.iso2;
  const states = useLocations<State>(countryCode && statesEndpoint(countryCode));
  const stateCode = states.list.find(({ name }) => name === state)?.iso2;
  const cities = useLocations<City>(
    countryCode && stateCode && citiesEndpoint(countryCode, stateCode),
  );
  // A profile may have a name that the list no longer has, so there is no list of its cities.
  const isUnlisted = states.status === 'ready' && state !== '' && stateCode === undefined;
  const hasNoStates = states.status === 'ready' && states.list.length === 0;
  const hasNoCities = cities.status === 'ready' && cities.list.length === 0;

  function change(location: Partial<Location>) {
    const options = { shouldValidate: isSubmitted };
    setValue('country', location.country ?? country, options);
    setValue('state', location.state ?? state, options);
    setValue('city', location.city ?? city, options);
  }

  return (
    <>
      <LocationField
        {...register('country')}
        label="Country"
        autoComplete="country-name"
        required={required}
        locations={countries}
        value={country}
        onChange={(name) => {
          change({ country: name, state: '', city: '' });
          onCountryChange?.();
        }}
        error={errors.country?.message}
      />
      <LocationField
        {...register('state')}
        label="State"
        autoComplete="address-level1"
        required={required}
        locations={states}
        isFreeText={hasNoStates}
        value={state}
        onChange={(name) => change({ state: name, ...(!hasNoStates && { city: '' }) })}
        error={errors.state?.message}
      />
      <LocationField
        {...register('city')}
        label="City"
        autoComplete="address-level2"
        required={required}
        locations={cities}
        isFreeText={hasNoStates || isUnlisted || hasNoCities}
        value={city}
        onChange={(name) => change({ city: name })}
        error={errors.city?.message}
      />
    </>
  );
}
