import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '@shared/paths.ts';
import { profileLengths } from '@shared/accounts/profiles.ts';
import { serve } from '../../../../tests/endpoints.ts';
import { inspect } from '../../../../tests/inspect.ts';
import { signIn, signInGuest } from '../../../../tests/session.ts';
import { show } from '../../../../tests/show.tsx';
import { locations } from '../../../../tests/sign-up.ts';
import { messages } from '../../../content/profile.ts';
import { useSession } from '../../../core/session/session.ts';
import { navigate, startRouter } from '../../../lib/router.ts';

type Update = (transaction: { update: typeof update }) => Promise<void>;
const update = vi.hoisted(() => vi.fn<(path: unknown, fields: object) => void>());
const runTransaction = vi.hoisted(() => vi.fn<(database: object, run: Update) => Promise<void>>());
vi.mock('firebase/firestore', () => ({
  deleteField: () => 'deleted',
  doc: (_: object, path: string) => path,
  runTransaction,
}));
vi.mock('../../../lib/firestore.ts', () => ({ firestore: () => ({}) }));

const { default: SettingsPart } = await import('./settings.tsx');

const edit = page.getByRole('link', { name: 'Edit' });
const save = page.getByRole('button', { name: 'Save Changes' });
const cancel = page.getByRole('button', { name: 'Cancel' });
const name = page.getByLabelText('Full Name');
const company = page.getByLabelText('Company (optional)');
const phone = page.getByLabelText('Phone');
const detail = (term: string) =>
  expect.poll(
    () =>
      page.getByText(term, { exact: true }).query()?.closest('dt')?.nextElementSibling?.textContent,
  );

function Settings() {
  const session = useSession();
  return session.status === 'logged-in' && <SettingsPart customer={session} />;
}

history.replaceState(null, '', paths.profileSettings);
startRouter({ pathname: paths.profileSettings, hash: '', key: '' }, () => undefined, false);

beforeEach(async () => {
  vi.resetAllMocks();
  serve(locations);
  navigate(paths.profileSettings, { replace: true });
  runTransaction.mockImplementation((_, run) => run({ update }));
  signIn();
  await show(<Settings />);
});

it('changes the details once, by keyboard alone', async () => {
  const saved = Promise.withResolvers<void>();
  runTransaction.mockImplementation((_, run) => run({ update }).then(() => saved.promise));
  edit.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveFocus();
  await inspect();
  await userEvent.keyboard('{Control>}a{/Control}Asha Renamed{Tab}');
  await expect.element(company).toHaveFocus();
  await userEvent.keyboard('{Tab}{Backspace}');
  save.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(cancel).toBeDisabled();
  saved.resolve();
  await expect.element(page.getByText(messages.saved)).toBeVisible();
  await expect.element(edit).toHaveFocus();
  await expect.element(page.getByText('Asha Renamed')).toBeVisible();
  await detail('Phone').toBe('N/A');
  await detail('City').toBe('Gurugram');
  expect(update.mock.calls).toMatchObject([
    ['users/asha', { name: 'Asha Renamed', phone: '', company: 'deleted' }],
  ]);
});

it('trims the company, and asks for no tax number if the seller has none', async () => {
  await edit.click();
  await company.fill('  Example Bank ');
  await expect.element(page.getByLabelText('GSTIN')).not.toBeInTheDocument();
  await save.click();
  await detail('Company').toBe('Example Bank');
  expect(update.mock.lastCall?.[1]).toMatchObject({ company: 'Example Bank' });
});

it("says what is too long, and keeps input that couldn't be saved", async () => {
  const address = page.getByLabelText('Address', { exact: true });
  await edit.click();
  await phone.fill('9'.repeat(profileLengths.phone + 1));
  await address.fill('x'.repeat(profileLengths.address + 1));
  await save.click();
  await expect.element(phone).toHaveFocus();
  await expect.element(phone).toHaveAccessibleDescription('Please use no more than 40 characters.');
  await expect
    .element(address)
    .toHaveAccessibleDescription('Please use no more than 500 characters.');
  await phone.fill('call me');
  await address.fill('2 Example Road');
  runTransaction.mockRejectedValueOnce(new Error('unavailable'));
  await save.click();
  await expect.element(phone).toHaveAccessibleDescription(/6 to 15 digits/);
  await phone.fill('98765–43210\u{200e}');
  await save.click();
  await expect.element(page.getByRole('alert').first()).toHaveTextContent(messages.saveFailed);
  await expect.element(address).toHaveValue('2 Example Road');
  await expect.element(save).toHaveFocus();
  await inspect();
  await save.click();
  await detail('Address').toBe('2 Example Road');
  await detail('Phone').toBe('98765-43210');
});

it('does not overwrite input with changes from elsewhere', async () => {
  await edit.click();
  await name.fill('Asha Typed');
  signIn({ profile: { name: 'Asha Elsewhere', phone: '1' } });
  await expect.element(page.getByText('Asha Elsewhere')).toBeVisible();
  await expect.element(name).toHaveValue('Asha Typed');
  await expect.element(phone).toHaveValue('+91 90000 00000');
  await cancel.click();
  await expect.element(edit).toHaveFocus();
  await detail('Phone').toBe('1');
  expect(update).not.toHaveBeenCalled();
});

it('shows unknown details as N/A, and offers a guest no account security', async () => {
  await inspect();
  const { account } = signInGuest();
  const terms = ['Phone', 'State', 'Address', 'City', 'Country'] as const;
  const profile = Object.fromEntries(terms.map((term) => [term.toLowerCase(), '']));
  signIn({ account, profile: { ...profile, isAnonymous: true } });
  for (const term of terms) {
    await detail(term).toBe('N/A');
  }
  await expect.element(page.getByRole('button', { name: 'Download my data' })).toBeVisible();
  const security = page.getByRole('region', { name: 'Account', exact: true });
  await expect.element(security).not.toBeInTheDocument();
});
