import { setTimeout as wait } from 'node:timers/promises';
import { GoogleError } from '../google/google-error.ts';
import type { SetupContext, SetupStep } from './setup-step.ts';
import { Problem } from '../suite/problem.ts';

/** Resolves when the person has done the work. Rejects if there is no person. */
type WaitForPerson = () => Promise<void>;

/** Google's services see a change of another one after up to a minute. */
const checks = 13;
const checkMs = 5_000;

/**
 * Does each step that isn't done, and checks that it worked. A step has no memory: it looks at the project, so a
 * setup that was stopped goes on where it was. Throws a Problem if a step didn't work.
 */
export async function runSetup(
  steps: readonly SetupStep[],
  context: SetupContext,
  waitForPerson: WaitForPerson,
): Promise<void> {
  for (const step of steps) {
    if (await isDone(step, context)) {
      context.say(`✓ ${step.title}: already right`);
      continue;
    }
    context.say(`  ${step.title} …\n    ${step.reason}`);
    const worked = await doStep(step, context, waitForPerson);
    context.say(worked ? `✓ ${step.title}` : `! ${step.title}: not confirmed. ${step.otherwise}`);
  }
}

/** Resolves to whether the step worked. Throws a Problem if the setup can't go on without it. */
async function doStep(
  step: SetupStep,
  context: SetupContext,
  waitForPerson: WaitForPerson,
): Promise<boolean> {
  let advice = "Look at the project in Google's console.";
  if ('work' in step) {
    if (!(await unlessRefused(step, () => step.work(context).then(() => true)))) return false;
  } else {
    const { link, press, see } = step.byHand(context.google.projectId);
    advice = `Open ${link}, and check that ${see}`;
    context.say(`    Open   ${link}\n    Press  ${press}\n    Then   ${see}`);
    await waitForPerson();
    context.say('    Checking. Google can take a minute …');
  }
  for (let left = step.otherwise === undefined ? checks : 1; left > 0; left -= 1) {
    if (await isDone(step, context)) return true;
    if (left > 1) await wait(checkMs);
  }
  if (step.otherwise !== undefined) return false;
  throw new Problem(
    `“${step.title}” didn't take effect. ${advice} Then run the same command again. It goes on here.`,
  );
}

function isDone(step: SetupStep, context: SetupContext): Promise<boolean> {
  return unlessRefused(step, () => step.isDone(context));
}

/** Resolves to false if Google refuses a step that the setup can do without. */
function unlessRefused(step: SetupStep, act: () => Promise<boolean>): Promise<boolean> {
  return act().catch((error: unknown) => {
    if (error instanceof GoogleError && step.otherwise !== undefined) return false;
    throw error;
  });
}
