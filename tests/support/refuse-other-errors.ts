import { refuseOtherErrors } from './expect-errors.ts';

refuseOtherErrors();
