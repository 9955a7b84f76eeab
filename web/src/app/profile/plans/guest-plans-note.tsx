import { paths } from '@shared/paths.ts';
import { Alert } from '../../../components/notices/alert.tsx';
import { plans } from '../../../content/plans.ts';

const texts = plans.guest;

/** Tells a guest how to keep plans. The overview has the form that links the account. */
export function GuestPlansNote({ text = texts.text }: { text?: string }) {
  return (
    <Alert tone="warning">
      <p className="font-medium">{texts.title}</p>
      <p>{text}</p>
      <a
        href={paths.profile}
        className="inline-flex min-h-11 items-center text-action-text underline underline-offset-4"
      >
        {texts.link}
      </a>
    </Alert>
  );
}
