import type { Delivery } from '../deliveries.ts';
import { serveFunction, type Bench, type FunctionOptions } from '../serve-function.ts';
import type { Recorder, Step } from './record-steps.ts';
import { send } from './requests.ts';

/** The steps of a function for the last of the requests; those before it open its connections. */
export async function stepsOf(
  bench: Bench,
  recorder: Recorder,
  name: string,
  requests: readonly Delivery[],
  options: FunctionOptions,
): Promise<Step[]> {
  const served = await serveFunction(bench, name, {
    ...options,
    firestoreHost: recorder.firestoreHost,
    environment: { ...options.environment, ...recorder.environment },
  });
  let steps: Step[] = [];
  for (const request of requests) {
    await send(served, request);
    steps = recorder.takeSteps();
  }
  await served.stop();
  return steps;
}
