import { hostOf, type Settings } from '../settings.ts';

/** Turns on email enumeration protection, which new projects have by default. */
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
  if (!response.ok) throw new Error(`The Auth emulator rejected its settings: ${response.status}`);
}
