import { existsSync } from 'node:fs';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { startMailbox } from '../mailbox/server.ts';
import { startRazorpaySandbox } from '../razorpay-sandbox/server.ts';
import { demoPurchases, type SeededPurchase } from '../seed/purchases.ts';
import { razorpaySeed } from '../seed/razorpay.ts';
import { purchasesOf } from '../seed/year.ts';
import { protectEmails } from './emulators/auth-emulator.ts';
import { watchFunctions } from './functions/build-functions.ts';
import { buildWeb } from './web/build-web.ts';
import { newClock } from './new-clock.ts';
import type { Clock } from '../razorpay-sandbox/clock.ts';
import { startEmulators } from './emulators/emulators.ts';
import { largeSeedFolder, seedFolder } from './folders.ts';
import type { Lifetime } from './lifetime.ts';
import { startSchedules } from './functions/schedules.ts';
import { serveWebHot } from './web/serve-web-hot.ts';
import { Problem } from './problem.ts';
import { hostOf, originOf, type Settings } from './settings.ts';
import { step } from './step.ts';
import { waitUntilAnswers } from './wait-until-answers.ts';

interface SuiteOptions {
  /** Serves the site through Vite and rebuilds the functions after each change. */
  isHot: boolean;
  /** Adds the seed's data, the schedules, and errors on the terminal. */
  isInteractive: boolean;
  isLarge?: boolean;
  /** Builds the site. The default builds it only for this suite. */
  buildSite?: () => Promise<void>;
}

/** Resolves when the site answers. `crashed` rejects when a part ends. */
export async function startSuite(
  lifetime: Lifetime,
  settings: Settings,
  {
    isHot,
    isInteractive,
    isLarge = false,
    buildSite = () => buildWeb(lifetime, [settings]),
  }: SuiteOptions,
): Promise<{ crashed: Promise<never> }> {
  const clock = newClock(settings);
  const emulators = await startEmulators(lifetime, settings, {
    only: ['auth', 'firestore', 'functions', ...(isHot ? [] : ['hosting' as const])],
    showsErrors: isInteractive,
    ...(isInteractive && importFrom(isLarge)),
  });
  await Promise.all([
    step('Starting the Firebase emulators', () => emulators.ready),
    isHot
      ? step('Starting Vite', () => serveWebHot(lifetime, settings))
      : step('Building the site', buildSite),
    startServers(lifetime, settings, {
      purchases: isInteractive ? purchasesOf(isLarge) : demoPurchases,
      ...(isInteractive && { clock }),
    }),
  ]);
  await protectEmails(settings);
  const parts = [emulators.crashed];
  if (isHot) parts.push((await watchFunctions(lifetime, settings)).crashed);
  if (isInteractive) parts.push(startSchedules(lifetime, settings, { isHot, clock }));
  const crashed = Promise.race(parts);
  crashed.catch(() => {});
  await step('Waiting for the site to answer', () =>
    Promise.race([waitUntilSiteAnswers(settings), crashed]),
  );
  return { crashed };
}

function importFrom(isLarge: boolean): { importFrom?: string } {
  const folder = isLarge ? largeSeedFolder : seedFolder;
  if (existsSync(folder)) return { importFrom: folder };
  if (isLarge)
    throw new Problem("This data doesn't exist yet. Create it with: npm run seed -- --many");
  return {};
}

async function startServers(
  lifetime: Lifetime,
  settings: Settings,
  { purchases, clock }: { purchases: readonly SeededPurchase[]; clock?: Clock },
): Promise<void> {
  const mailbox = await startMailbox({
    smtpPort: settings.ports.smtp,
    httpPort: settings.ports.mailbox,
  });
  lifetime.add(() => mailbox.close());
  if (!settings.razorpay.isSandbox) return;
  const sandbox = await startRazorpaySandbox({
    port: settings.ports.sandbox,
    ...settings.razorpay,
    webhookUrl: `http://${hostOf(settings, 'hosting')}${endpoints.razorpayWebhook}`,
    seed: razorpaySeed(purchases),
    ...(clock && { clock }),
  });
  lifetime.add(() => sandbox.close());
}

async function waitUntilSiteAnswers(settings: Settings): Promise<void> {
  await Promise.all([
    waitUntilAnswers(originOf(settings, 'hosting')),
    waitUntilAnswers(originOf(settings, 'hosting') + endpoints.countries),
    waitUntilAnswers(originOf(settings, 'mailbox')),
    ...(settings.razorpay.isSandbox ? [waitUntilAnswers(originOf(settings, 'sandbox'))] : []),
  ]);
}
