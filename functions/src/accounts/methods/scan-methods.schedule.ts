import { everyMinutes } from '../../platform/every-minutes.ts';
import { scanMethods as scan } from './scan-methods.ts';

export const scanMethods = everyMinutes(5, scan);
