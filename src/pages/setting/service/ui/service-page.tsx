import { useQuery } from '@tanstack/react-query';
import { serviceSettingsQueries } from '@/entities/setting/service-setting';
import { useSession } from '@/entities/user';
import { EditServiceSettings } from '@/features/organization/edit-service-settings';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';

export function ServicePage() {
  const { organization, user } = useSession();
  const settings = useQuery({ ...serviceSettingsQueries.one(), enabled: organization !== null });
  return (
    <>
      <title>서비스 설정 | 도장</title>
      <PageHeader title="서비스 설정" description="새 문서는 여기서 정한 대로 시작해요. 문서마다 바꿀 수 있어요." />
      {!organization && (
        <EmptyState kind="nothing-yet" title="아직 조직이 없어요" description="홈에서 조직을 만들 수 있어요." />
      )}
      {settings.isError && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={() => void settings.refetch()}>
              다시 불러오기
            </Button>
          }
        >
          설정을 불러오지 못했어요.
        </Banner>
      )}
      {organization && settings.isPending && <PageSkeleton />}
      {settings.data && (
        <EditServiceSettings settings={settings.data} mayManage={user.permissions.includes('ORGANIZATION_MANAGE')} />
      )}
    </>
  );
}
