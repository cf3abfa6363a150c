import type { ReactNode } from 'react';
import { useSession } from '@/entities/user';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageHeader } from '@/shared/ui/layout/page-header';

type Organization = NonNullable<ReturnType<typeof useSession>['organization']>;

export interface ListPageProps {
  title: string;
  children: (organization: Organization) => ReactNode;
}

export function ListPage({ title, children }: ListPageProps) {
  const { organization } = useSession();
  return (
    <>
      <title>{`${title} | 도장`}</title>
      {organization ? (
        children(organization)
      ) : (
        <>
          <PageHeader title={title} />
          <EmptyState kind="nothing-yet" title="아직 조직이 없어요" description="홈에서 조직을 만들 수 있어요." />
        </>
      )}
    </>
  );
}
