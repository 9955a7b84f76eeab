import { fewAttacksOn } from './attacks.ts';
import { refuseEach } from './refuse-each.ts';

refuseEach('defective', fewAttacksOn);
