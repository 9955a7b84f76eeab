import { servePeople } from '../suite/serve-people.ts';

await servePeople({ isHot: true });
