import compat from 'preact/compat';
import { act } from 'preact/test-utils';

export * from '../src/lib/preact/react.ts';

/** The test library takes `act` from here, which runs effects before the test goes on. */
export default { ...compat, act };
