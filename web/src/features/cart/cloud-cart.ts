/** The code of a cart in the database, as one chunk that loads after the sign-in. */
export { leaveEndedSession } from '../../core/session/leave-ended-session.ts';
export { addCartItems } from './api/add-cart-items.ts';
export { removeCartItem } from './api/remove-cart-item.ts';
export { watchCart } from './api/watch-cart.ts';
