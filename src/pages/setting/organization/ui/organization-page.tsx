import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { organizationQueries } from '@/entities/organization';
import { useSession } from '@/entities/user';
import { EditOrganization } from '@/features/organization/edit-organization';
import { Button } from '@/shared/ui/actions/button';
import { Card } from '@/shared/ui/layout/card';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import { OrganizationSeals } from './seals/organization-seals';
import * as styles from './organization-page.css';

const CloseOrganizationDialog = lazy(async () => ({
  default: (await import('@/features/organization/close-organization')).CloseOrganizationDialog,
}));

export function OrganizationPage() {
  const { organization } = useSession();
  return (
    <>
      <title>조직 정보 | 도장</title>
      <PageHeader title="조직 정보" description="받는 분에게 보이는 보낸 곳의 정보예요." />
      {organization ? (
        <Suspense fallback={<PageSkeleton />}>
          <OrganizationForm key={organization.organizationUuid} organizationUuid={organization.organizationUuid} />
        </Suspense>
      ) : (
        <EmptyState kind="nothing-yet" title="아직 조직이 없어요" description="홈에서 조직을 만들 수 있어요." />
      )}
    </>
  );
}

function OrganizationForm({ organizationUuid }: { organizationUuid: string }) {
  const { organization: seat, user } = useSession();
  const { data: organization } = useSuspenseQuery(organizationQueries.detail(organizationUuid));
  const [isClosing, setIsClosing] = useState(false);
  return (
    <Stack gap={6} className={styles.column}>
      <EditOrganization organization={organization} mayManage={user.permissions.includes('ORGANIZATION_MANAGE')} />
      {seat && <OrganizationSeals organization={seat} />}
      {seat?.isOwner && (
        <Card title="조직 없애기">
          <Stack gap={4}>
            <p className={styles.textBlock}>다른 멤버가 없을 때 소유자만 없앨 수 있어요. 되돌릴 수 없어요.</p>
            <div>
              <Button variant="secondary" onClick={() => setIsClosing(true)}>
                조직 없애기
              </Button>
            </div>
          </Stack>
        </Card>
      )}
      <Suspense>
        {isClosing && (
          <CloseOrganizationDialog organizationUuid={organizationUuid} onClose={() => setIsClosing(false)} />
        )}
      </Suspense>
    </Stack>
  );
}
