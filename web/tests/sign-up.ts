import { page } from 'vitest/browser';
import { citiesEndpoint, endpoints, statesEndpoint } from '@shared/endpoints.ts';

/** The server's answers for the lists of locations, to pass to `serve`. */
export const locations = {
  [endpoints.countries]: [
    { name: 'India', iso2: 'IN' },
    { name: 'Germany', iso2: 'DE' },
  ],
  [statesEndpoint('IN')]: [
    { name: 'Haryana', iso2: 'HR' },
    { name: 'Kerala', iso2: 'KL' },
  ],
  [citiesEndpoint('IN', 'HR')]: [{ name: 'Gurugram' }],
};

/** Fills in the fields that sign-up and the details step share. */
export async function fillDetails(name: string): Promise<void> {
  await page.getByLabelText('Full name').fill(name);
  await page.getByLabelText('Phone').fill('+91 90000 00000');
  await page.getByLabelText('Address', { exact: true }).fill('1 Example Road');
  await page.getByLabelText('State').selectOptions('Haryana');
  await page.getByLabelText('City').selectOptions('Gurugram');
}

export async function fillSignUp(email: string, password: string): Promise<void> {
  await fillDetails('Asha Example');
  await page.getByLabelText('Email').fill(email);
  await page.getByLabelText('Password', { exact: true }).fill(password);
  await page.getByLabelText('Confirm password').fill(password);
}
