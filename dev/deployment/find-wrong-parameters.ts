import { isMailAddress } from '../../functions/shared/values/mail-address.ts';
import {
  readPaymentMaximums,
  defaultPaymentMaximums,
} from '../../functions/shared/payments/payment-maximums.ts';
import { readSender } from '../../functions/src/platform/mail/read-sender.ts';
import { toTaxSettings } from '../../functions/src/receipts/tax/tax-settings.ts';
import type { Environment } from '../suite/environment.ts';
import { isSet, type ProjectSettings } from './project-settings.ts';
import { isHttpsOrigin } from './setting-formats.ts';

export function findWrongParameters(settings: ProjectSettings): string[] {
  return [
    ...findWrongKey(settings),
    ...findWrongAddresses(settings),
    ...findWrongMaximums(settings),
    ...findImpossibleFactor(settings),
    ...errorMessageOf(() => readTax(settings.parameters)),
  ].map((line) => `${settings.parametersFile}: ${line}`);
}

/**
 * Checks the key against what the site says. With test keys, anyone can pay with a public test card. With live keys,
 * a test site charges real money.
 */
function findWrongKey(settings: ProjectSettings): string[] {
  const { parameters, variables, isTestSite, variablesFile } = settings;
  const { RAZORPAY_KEY_ID: key } = parameters;
  const isSaidToOpen = isSet(variables['VITE_PAYMENTS_OPEN_ON']);
  if (!isSet(key)) {
    return isSaidToOpen
      ? []
      : [
          `RAZORPAY_KEY_ID is not set. Set it, or set VITE_PAYMENTS_OPEN_ON in ${variablesFile} to the day on which payments open.`,
        ];
  }
  if (isSaidToOpen) {
    return [
      `RAZORPAY_KEY_ID is set, but ${variablesFile} says that payments aren't open. Remove VITE_PAYMENTS_OPEN_ON.`,
    ];
  }
  const isTestKey = key.startsWith('rzp_test_');
  if (!isTestKey && !key.startsWith('rzp_live_')) {
    return ['RAZORPAY_KEY_ID must begin with rzp_live_ or rzp_test_.'];
  }
  if (isTestKey === isTestSite) return [];
  return [
    isTestKey
      ? `RAZORPAY_KEY_ID is a test key, so test cards could pay orders. Use the live key, or set VITE_TEST_SITE=true in ${variablesFile}.`
      : `RAZORPAY_KEY_ID is a live key, but VITE_TEST_SITE in ${variablesFile} is true, so customers would be charged. Use the test key, or set VITE_TEST_SITE=false.`,
  ];
}

function findWrongAddresses({ parameters, variables }: ProjectSettings): string[] {
  const { SITE_URL: site, MAIL_FROM: from, OPERATOR_EMAIL: operator } = parameters;
  const lines = Object.entries({ SITE_URL: site, MAIL_FROM: from, OPERATOR_EMAIL: operator })
    .filter(([, value]) => /\bexample\./.test(value ?? ''))
    .map(([name, value]) => `${name} is still the placeholder ${value}.`);
  if (isSet(site) && !isHttpsOrigin(site)) {
    lines.push(`SITE_URL is ${site}. Use the form https://www.example.com, without a path.`);
  }
  if (isSet(site) && variables['SITE_URL'] && site !== variables['SITE_URL']) {
    lines.push(`SITE_URL is ${site}, but the website's is ${variables['SITE_URL']}.`);
  }
  if (isSet(from) && !readSender(from)) {
    lines.push(`MAIL_FROM must be an address or "Name <address>", not ${from}.`);
  }
  if (isSet(operator) && !isMailAddress(operator)) {
    lines.push(`OPERATOR_EMAIL must be one address, not ${operator}.`);
  }
  return lines;
}

function findWrongMaximums({ parameters, variables }: ProjectSettings): string[] {
  const maximums = parameters['PAYMENT_MAXIMUMS'] || defaultPaymentMaximums;
  const told = variables['VITE_PAYMENT_MAXIMUMS'] || defaultPaymentMaximums;
  return [
    ...(told === maximums
      ? []
      : [`PAYMENT_MAXIMUMS is ${maximums}, but VITE_PAYMENT_MAXIMUMS is ${told}.`]),
    ...errorMessageOf(() => readPaymentMaximums(maximums)),
  ];
}

/**
 * Checks the second factor. Without Identity Platform there are no authenticator apps, so staff would be locked
 * out.
 */
function findImpossibleFactor({ parameters }: ProjectSettings): string[] {
  const { STAFF_SECOND_FACTOR: isDemanded, IDENTITY_PLATFORM: isThere } = parameters;
  return isDemanded === 'true' && isThere !== 'true'
    ? [
        "STAFF_SECOND_FACTOR is true, but IDENTITY_PLATFORM isn't, so staff couldn't set up a second factor.",
      ]
    : [];
}

function readTax(parameters: Environment): void {
  toTaxSettings({
    gstin: parameters['SELLER_GSTIN'] ?? '',
    ratePercent: Number(parameters['TAX_RATE_PERCENT']),
    sac: parameters['TAX_SAC'] ?? '',
    lutText: parameters['TAX_LUT_TEXT'] ?? '',
  });
}

/** Returns the message of the error that `read` throws. */
function errorMessageOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [`${error instanceof Error ? error.message : String(error)}.`];
  }
}
