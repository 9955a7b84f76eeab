import { hostOf, type Settings } from '../settings.ts';

/** Turns email enumeration protection on in the Auth emulator, as new projects have it. */
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
