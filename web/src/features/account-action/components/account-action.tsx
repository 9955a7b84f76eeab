import type { ActionMode } from '@shared/accounts/account-actions.ts';
import { mailtoHref } from '@shared/messages/mailto.ts';
import { site } from '@shared/site.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import Mail from 'lucide-react/icons/mail';
import Unlink from 'lucide-react/icons/unlink';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { action as texts } from '../../../content/account.ts';
import { useAction, type ActionState } from '../use-action.ts';
import { ActionFrame, ActionLoading } from './action-frame.tsx';
import { LogInFirst } from './log-in-first.tsx';
import { NewLinkForm } from './new-link-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { PressToApply } from './press-to-apply.tsx';
import { ToProfile } from './to-profile.tsx';

/** Explains what the link in an account email does, applies it after a press, and shows the result. */
export function AccountAction() {
  const { state, setState, tryAgain, press, applyAfterLogin } = useAction();
  switch (state.status) {
    case 'loading':
      return <ActionLoading />;
    case 'missing':
      return (
        <ActionFrame key="missing" icon={Mail} {...texts.missing}>
          <ToProfile label={texts.toProfile} />
        </ActionFrame>
      );
    case 'failed':
      return (
        <ActionFrame key="failed" icon={WifiOff} {...texts.failed}>
          <Button size="lg" onClick={() => tryAgain(state.link)}>
            {texts.tryAgain}
          </Button>
        </ActionFrame>
      );
    case 'spent':
      return <Spent {...state} />;
    case 'choosing':
      return (
        <NewPasswordForm
          {...state}
          onDone={() => setState({ status: 'done', mode: 'resetPassword', email: state.email })}
          onSpent={() => setState({ status: 'spent', mode: 'resetPassword' })}
        />
      );
    case 'confirming': {
      const { pendingLink } = state;
      return pendingLink.needsLogin ? (
        <LogInFirst
          key="login"
          pendingLink={pendingLink}
          onLoggedIn={() => applyAfterLogin(pendingLink)}
        />
      ) : (
        <PressToApply key="press" pendingLink={pendingLink} onPress={() => press(pendingLink)} />
      );
    }
    case 'done':
      return <Done {...state} />;
  }
}

/** Links that restore an address. Afterwards the account has no password that only its owner knows. */
const restoring: ReadonlySet<ActionMode> = new Set(['restoreEmail', 'recoverEmail']);
/** Links that end every session of the account. */
const ending: ReadonlySet<ActionMode> = new Set(['resetPassword', 'changeEmail']);

function Done({ mode, email }: Extract<ActionState, { status: 'done' }>) {
  const { title, text } = texts.done[mode];
  return (
    <ActionFrame key="done" icon={CircleCheck} tone="success" title={title} text={text(email)}>
      {restoring.has(mode) ? (
        <NewLinkForm email={email} />
      ) : (
        <ToProfile label={ending.has(mode) ? texts.logIn : texts.toProfile} />
      )}
    </ActionFrame>
  );
}

function Spent({ mode }: Extract<ActionState, { status: 'spent' }>) {
  return (
    <ActionFrame key="spent" icon={Unlink} title={texts.spent.title} text={texts.spent[mode]}>
      {mode === 'resetPassword' ? (
        <NewLinkForm email="" />
      ) : restoring.has(mode) ? (
        <ButtonLink size="lg" href={mailtoHref(site.email)}>
          {texts.contactUs}
        </ButtonLink>
      ) : (
        <ToProfile label={texts.toProfile} />
      )}
    </ActionFrame>
  );
}
