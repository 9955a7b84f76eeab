import { pickSuite } from '../../../dev/test-layers/pick-suite.ts';

pickSuite(Number(process.env['VITEST_POOL_ID']) - 1);
