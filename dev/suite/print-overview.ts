import { demoAccounts } from '../seed/accounts.ts';
import { originOf, type Settings } from './settings.ts';

/** Prints the addresses, demo accounts and test card of the running suite. */
export function printOverview(settings: Settings): void {
  const rows: [name: string, value: string][] = [
    ['Site', originOf(settings, 'hosting')],
    settings.razorpay.isSandbox
      ? ['Razorpay sandbox', originOf(settings, 'sandbox')]
      : ['Razorpay', `itself, in test mode, with the key ${settings.razorpay.keyId}`],
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
  console.log(`\n${formatTable(rows)}\n`);
}

function formatTable(rows: [name: string, value: string][]): string {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const rule = (left: string, middle: string, right: string): string =>
    left + widths.map((width) => '─'.repeat(width + 2)).join(middle) + right;
  const lines = rows.map(
    (row) => `│ ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' │ ')} │`,
  );
  return [rule('┌', '┬', '┐'), ...lines, rule('└', '┴', '┘')].join('\n');
}
