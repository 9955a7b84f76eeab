/** When an order by invoice is due, counted from the order, and reminded of and cancelled, counted from the due day. */
export const orderDays = { due: 14, reminders: [-3, 0], grace: 7 } as const;

/** How many orders by invoice an account may leave unpaid. */
export const maxUnpaidOrders = 5;
