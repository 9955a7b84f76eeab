import { everyMinutes } from '../../platform/every-minutes.ts';
import { deleteExpiredGuests as run } from './delete-expired-guests.ts';

const dayMinutes = 24 * 60;

export const deleteExpiredGuests = everyMinutes(dayMinutes, run);
