import { paths, sectionHref } from '@shared/paths.ts';
import { ButtonLink } from '../../components/button.tsx';
import { NotFoundArt } from '../../components/pictures/not-found-art.tsx';
import { PageMessage } from '../../components/page-message.tsx';

export default function NotFoundPage() {
  return (
    <PageMessage
      kicker="Error 404"
      text="We can't find this page. It may have moved, or the address may be mistyped."
      picture={<NotFoundArt />}
      actions={
        <>
          <ButtonLink size="lg" href={paths.home}>
            Go to the homepage
          </ButtonLink>
          <ButtonLink variant="quiet" size="lg" href={sectionHref('regional-solutions')}>
            View products
          </ButtonLink>
        </>
      }
    >
      <h1 className="text-display">Page Not Found</h1>
    </PageMessage>
  );
}
