import { everyMinutes } from '../platform/every-minutes.ts';
import { digestMessages as digest } from './digest-messages.ts';

export const digestMessages = everyMinutes(10, digest);
