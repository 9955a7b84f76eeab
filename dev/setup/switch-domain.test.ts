import { expect, it } from 'vitest';
import { site } from '../../functions/shared/site.ts';
import { aSetup, readFiles } from './setup-in-test.ts';
import { switchDomain } from './switch-domain.ts';

const project = 'recovery-live';
const config = `identitytoolkit/admin/v2/projects/${project}/config`;
const before = 'https://recovery-live.web.app';
const files = {
  [`functions/.env.${project}`]: `SITE_URL=${before}\n`,
  [`web/.env.${project}`]: `SITE_URL=${before}\nVITE_FIREBASE_AUTH_DOMAIN=recovery-live.web.app\n`,
};
const domain = 'https://www.recovery.house';

it('changes both files and Authentication', async () => {
  const authorizedDomains = ['localhost', 'recovery-live.web.app'];
  const { context, folder, calls, said } = await aSetup(
    project,
    files,
    {},
    { [config]: { authorizedDomains } },
  );
  await switchDomain(context, domain, () => Promise.resolve(`<title>${site.name}</title>`));
  expect(await readFiles(folder, files)).toEqual([
    `SITE_URL=${domain}\n`,
    `SITE_URL=${domain}\nVITE_FIREBASE_AUTH_DOMAIN=www.recovery.house\n`,
  ]);
  expect(calls).toMatchObject([
    [
      'PATCH',
      expect.stringContaining(config),
      {
        authorizedDomains: ['recovery-live.web.app', 'www.recovery.house'],
        notification: { sendEmail: { callbackUri: `${domain}/account/action` } },
      },
    ],
  ]);
  expect(said.at(-1)).toContain(`${domain}/__/auth/handler`);
});

it.each([
  ['answers nothing', () => Promise.reject(new Error('certificate has expired')), 'certificate'],
  ['shows another site', () => Promise.resolve('<title>Parked</title>'), 'another site'],
])('changes nothing if the domain %s', async (_, fetchPage, reason) => {
  const { context, folder, calls } = await aSetup(project, files);
  await expect(switchDomain(context, domain, fetchPage)).rejects.toThrow(reason);
  expect(await readFiles(folder, files)).toEqual(Object.values(files));
  expect(calls).toEqual([]);
});
