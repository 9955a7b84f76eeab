import { paths } from '@shared/paths.ts';
import { site } from '@shared/site.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { buttonClass } from '../components/button-class.ts';
import { Container } from '../components/container.tsx';
import { Logo } from '../components/logo.tsx';
import { NotFoundArt } from '../components/not-found-art.tsx';
import { PageMessage } from '../components/page-message.tsx';
import '../styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <NotOpenYet />
  </StrictMode>,
);

/** A placeholder until the admin panel exists. */
function NotOpenYet() {
  return (
    <>
      <header className="deep border-b border-line">
        <Container className="flex h-17 items-center gap-3 text-lg font-semibold tracking-tight">
          <Logo className="size-7" />
          {site.name}
        </Container>
      </header>
      <main>
        <PageMessage
          kicker="Admin panel"
          text={`The people who run ${site.name} will work here. There is nothing to do for customers: your orders and invoices are in your profile.`}
          picture={<NotFoundArt />}
          actions={
            // The site is another document, so the browser has to load it.
            <a href={paths.home} className={buttonClass({ size: 'lg' })}>
              Go to the homepage
            </a>
          }
        >
          <h1 className="text-2xl">The admin panel is not open yet</h1>
        </PageMessage>
      </main>
    </>
  );
}
