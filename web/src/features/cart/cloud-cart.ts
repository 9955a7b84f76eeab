/** What a cart in the database needs, in one piece that loads once somebody is signed in. */
export { leaveEndedSession } from '../../core/session/leave-ended-session.ts';
export { addCartItems } from './api/add-cart-items.ts';
export { removeCartItem } from './api/remove-cart-item.ts';
export { watchCart } from './api/watch-cart.ts';
