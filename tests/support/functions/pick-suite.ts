import { pickSuite } from '../../../dev/test-layers/pick-suite.ts';

pickSuite(Number(process.env['VITEST_POOL_ID']) - 1);

// Functions in the test's own process reach the sandbox, as those in the emulator do.
process.env['FUNCTIONS_EMULATOR'] = 'true';
process.env['RAZORPAY_API_URL'] = process.env['SANDBOX_URL'];
