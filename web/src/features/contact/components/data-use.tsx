import { paths } from '@shared/paths.ts';
import { messageForm as texts } from '../../../content/contact.ts';
import { Link } from '../../../lib/router.ts';

export function DataUse() {
  return (
    <p className="flex-1 basis-60 text-sm text-muted">
      {texts.use}{' '}
      <Link to={paths.privacy} className="text-action-text underline underline-offset-4">
        {texts.privacy}
      </Link>
    </p>
  );
}
