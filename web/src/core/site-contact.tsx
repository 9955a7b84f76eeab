import { site } from '@shared/site.ts';

export const phoneHref = `tel:${site.phone.replaceAll(' ', '')}`;

export function OfficeAddress() {
  const { street, city, postalCode, state, country } = site.address;
  return (
    <>
      {street}
      <br />
      {city} {postalCode}, {state}
      <br />
      {country}
    </>
  );
}
