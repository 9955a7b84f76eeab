import { mailtoHref } from '@shared/mailto.ts';
import { site } from '@shared/site.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import Mail from 'lucide-react/icons/mail';
import Unlink from 'lucide-react/icons/unlink';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { action as texts } from '../../../content/account.ts';
import type { ActionLink } from '../action-link.ts';
import { useAction } from '../use-action.ts';
import { ActionFrame, ActionLoading } from './action-frame.tsx';
import { NewLinkForm } from './new-link-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { ToProfile } from './to-profile.tsx';

/** Follows the link of a letter about an account, and says what came of it. */
export function AccountAction() {
  const { state, setState, tryAgain } = useAction();
  switch (state.status) {
    case 'loading':
      return <ActionLoading />;
    case 'missing':
      return (
        <ActionFrame key="missing" icon={Mail} {...texts.missing}>
          <ToProfile label={texts.toProfile} />
        </ActionFrame>
      );
    case 'verified':
      return (
        <ActionFrame key="verified" icon={CircleCheck} tone="success" {...texts.verified}>
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
      return <Spent {...state.link} />;
    case 'choosing':
      return (
        <NewPasswordForm
          {...state}
          onDone={() => setState({ ...state, status: 'done' })}
          onSpent={() => setState({ status: 'spent', link: state.link })}
        />
      );
    case 'done':
      return <Done {...state.link} email={state.email} />;
  }
}

function Done({ mode, email }: ActionLink & { email: string }) {
  const { title, text } = texts.done[mode];
  return (
    <ActionFrame key="done" icon={CircleCheck} tone="success" title={title} text={text(email)}>
      {mode === 'recoverEmail' ? (
        <NewLinkForm email={email} />
      ) : (
        <ToProfile label={mode === 'resetPassword' ? texts.logIn : texts.toProfile} />
      )}
    </ActionFrame>
  );
}

function Spent({ mode }: ActionLink) {
  return (
    <ActionFrame key="spent" icon={Unlink} title={texts.spent.title} text={texts.spent[mode]}>
      {mode === 'resetPassword' && <NewLinkForm email="" />}
      {mode === 'recoverEmail' && (
        <ButtonLink size="lg" href={mailtoHref(site.email)}>
          {texts.writeToUs}
        </ButtonLink>
      )}
      {(mode === 'verifyEmail' || mode === 'verifyAndChangeEmail') && (
        <ToProfile label={texts.toProfile} />
      )}
    </ActionFrame>
  );
}
