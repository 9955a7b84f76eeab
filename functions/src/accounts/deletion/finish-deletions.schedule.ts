import { everyMinutes } from '../../platform/every-minutes.ts';
import { finishDeletions as finish } from './finish-deletions.ts';

export const finishDeletions = everyMinutes(10, finish);
