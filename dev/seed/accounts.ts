/** A customer. Without a password, the customer can't log in. */
export interface SeedOwner {
  uid: string;
  email: string;
  password?: string;
  name: string;
  city: string;
  postcode: string;
  state: string;
  country: string;
}

const home = { city: 'Gurugram', postcode: '122002', state: 'Haryana', country: 'India' } as const;

/** Demo passwords aren't secret. `npm start` prints them. */
export const customer = {
  uid: 'demo-customer',
  label: 'Customer with orders, invoices, plans and queries in every status',
  email: 'customer@example.com',
  password: 'demo-customer-1',
  name: 'Asha Example',
  ...home,
};

export const administrator = {
  uid: 'demo-administrator',
  label: 'Administrator',
  email: 'admin@example.com',
  password: 'demo-admin-1',
  name: 'Meera Example',
  ...home,
};

export const demoAccounts = [
  customer,
  {
    uid: 'demo-newcomer',
    label: 'New account with no activity',
    email: 'newcomer@example.com',
    password: 'demo-newcomer-1',
    name: 'Ravi Example',
    ...home,
  },
  administrator,
];
