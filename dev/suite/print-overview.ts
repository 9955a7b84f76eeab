import { demoAccounts } from '../seed/accounts.ts';
import { originOf, type Settings } from './settings.ts';

export function printOverview(settings: Settings): void {
  const rows: [name: string, value: string][] = [
    ['Site', originOf(settings, 'hosting')],
    settings.razorpay.isSandbox
      ? ['Razorpay sandbox', originOf(settings, 'sandbox')]
      : ['Razorpay', `real Razorpay in test mode, key ${settings.razorpay.keyId}`],
    ['Mailbox', originOf(settings, 'mailbox')],
    ...(settings.emulatorUiPort === undefined
      ? []
      : [['Emulators', `http://localhost:${settings.emulatorUiPort}`] satisfies [string, string]]),
    ...demoAccounts.map(({ email, password, label }): [string, string] => [
      'Demo account',
      `${email}  ${password}  (${label})`,
    ]),
    ['Test card', '4100 2800 0000 1007, any CVV, any future date, OTP 1234'],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  console.log(`\n${lines.join('\n')}\n`);
}
