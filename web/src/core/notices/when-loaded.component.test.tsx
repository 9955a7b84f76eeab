import { lazy, useState, type ComponentType } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inspect } from '../../../tests/inspect.ts';
import { DialogPlaceholder } from '../../components/dialogs/dialog-placeholder.tsx';
import { messages } from './content.ts';
import { NoticesOutlet } from './notices-outlet.tsx';
import { WhenLoaded } from './when-loaded.tsx';

const opener = page.getByRole('button', { name: 'Open' });
const loading = page.getByText('Loading the form...');

interface HostProps {
  code: () => Promise<{ default: ComponentType }>;
}

function Host({ code }: HostProps) {
  const [Code] = useState(() => lazy(code));
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <input aria-label="Search" />
      <WhenLoaded
        isOpen={isOpen}
        onClose={close}
        placeholder={<DialogPlaceholder text="Loading the form..." onCancel={close} />}
      >
        {isOpen && <Code />}
      </WhenLoaded>
      <NoticesOutlet />
    </main>
  );
}

it("shows that a dialog's code is loading, and can be closed meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>();
  await render(<Host code={() => promise} />);
  await opener.click();
  await expect.element(loading).toBeVisible();
  await inspect();
  await userEvent.keyboard('{Tab}');
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(loading).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(loading).toBeVisible();
  resolve({ default: () => <p>Here it is.</p> });
  await expect.element(page.getByText('Here it is.')).toBeVisible();
  await expect.element(loading).not.toBeInTheDocument();
});

it('says that the code failed to load', async () => {
  await render(<Host code={() => Promise.reject(new Error('No network.'))} />);
  await opener.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(messages.notLoaded);
});
