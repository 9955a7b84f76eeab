import { openAccount } from './bare-page.ts';
import { showByRest } from './by-rest.ts';

const { uid, token } = await openAccount();
await showByRest(token, {
  parent: `/users/${uid}`,
  query: { from: [{ collectionId: 'orders' }] },
  numberField: 'orderNumber',
  href: '/profile/orders/',
});
