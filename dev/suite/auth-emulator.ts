import { setTimeout as wait } from 'node:timers/promises';
import { createTransport, type Transporter } from 'nodemailer';
import { mailFrom } from './functions-environment.ts';
import type { Lifetime } from './lifetime.ts';
import { hostOf, type Settings } from './settings.ts';

const pollMs = 1000;

interface OobCode {
  email: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

const subjects: Record<string, string> = {
  PASSWORD_RESET: 'Reset your password',
  VERIFY_EMAIL: 'Verify your e-mail address',
  EMAIL_SIGNIN: 'Sign in',
  VERIFY_AND_CHANGE_EMAIL: 'Verify your new e-mail address',
};

/** Turns e-mail enumeration protection on in the Auth emulator, as new projects have it. */
export async function protectEmails(settings: Settings): Promise<void> {
  const setting = 'emailPrivacyConfig.enableImprovedEmailPrivacy';
  const response = await fetch(
    `http://${hostOf(settings, 'auth')}/identitytoolkit.googleapis.com/v2/projects/${settings.projectId}/config?updateMask=${setting}`,
    {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
    },
  );
  if (!response.ok) throw new Error(`The Auth emulator refused its settings: ${response.status}`);
}

/** Sends the Auth emulator's letters to the mailbox. The emulator itself only prints their links. */
export async function forwardAuthLetters(lifetime: Lifetime, settings: Settings): Promise<void> {
  const mailer = createTransport({ host: '127.0.0.1', port: settings.ports.smtp, ignoreTLS: true });
  const ending = new AbortController();
  lifetime.add(() => ending.abort());
  const sent = new Set<string>();
  while (!ending.signal.aborted) {
    try {
      const codes = await listCodes(settings);
      for (const code of codes.filter(({ oobCode }) => !sent.has(oobCode))) {
        sent.add(code.oobCode);
        await sendLetter(mailer, code);
      }
    } catch (error) {
      if (!ending.signal.aborted) console.error('A letter of the Auth emulator was lost:', error);
    }
    await wait(pollMs);
  }
}

async function listCodes(settings: Settings): Promise<OobCode[]> {
  const url = `http://${hostOf(settings, 'auth')}/emulator/v1/projects/${settings.projectId}/oobCodes`;
  const response = await fetch(url);
  return ((await response.json()) as { oobCodes?: OobCode[] }).oobCodes ?? [];
}

async function sendLetter(mailer: Transporter, code: OobCode): Promise<void> {
  await mailer.sendMail({
    from: mailFrom,
    to: code.email,
    subject: subjects[code.requestType] ?? code.requestType,
    text: `Follow this link:\n\n${code.oobLink}\n`,
  });
}
