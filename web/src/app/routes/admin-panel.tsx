import { useEffect } from 'react';
import { paths } from '@shared/paths.ts';
import { Container } from '../../components/container.tsx';
import { NeedsScripts } from '../../components/needs-scripts.tsx';
import { LoadingStatus, Skeleton } from '../../components/skeleton.tsx';

/** Replaces this page with the admin panel's own page, in the browser's history too. */
export default function AdminPanelPage() {
  useEffect(() => location.replace(paths.admin), []);
  return (
    <>
      <NeedsScripts name="Admin panel" />
      <Container className="py-12 lg:py-16">
        <h1 className="mb-8 text-2xl">Admin panel</h1>
        <LoadingStatus text="Loading Admin Panel...">
          <Skeleton className="h-28" />
          <Skeleton className="h-64" />
        </LoadingStatus>
      </Container>
    </>
  );
}
