import { useQuery } from '@tanstack/react-query';
import { memberQueries } from '@/entities/member';
import { organizationQueries } from '@/entities/organization';
import { useSession } from '@/entities/user';
import { CreateOrganization } from '@/features/organization/create-organization';
import { todayWords } from '@/shared/lib/seoul-time';
import { href } from '@/shared/routes';
import { Banner } from '@/shared/ui/banner';
import { Card } from '@/shared/ui/card';
import { Link } from '@/shared/ui/link';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { MembersAtWork } from './members-at-work';
import { OrganizationFigures } from './organization-figures';

export function DashboardPage() {
  const { user, organization, annualVerification } = useSession();
  const invitations = useQuery(organizationQueries.invitations());
  const invited = invitations.data?.filter(({ memberStatusType }) => memberStatusType === 'INVITED').length ?? 0;

  return (
    <>
      <title>홈 | 도장</title>
      <PageHeader title={`${givenName(user.name)}님, 반가워요`} description={todayWords()} />
      <Stack gap={6}>
        {invited > 0 && (
          <Banner tone="accent" action={<Link to={href('profileInvitedOrganization')}>초대 보기</Link>}>
            함께 쓰자는 초대가 {invited}건 있어요.
          </Banner>
        )}
        {organization && !annualVerification.valid && (
          <Banner tone="warning" action={<Link to={href('annualAuth')}>본인 확인하기</Link>}>
            1년에 한 번, 본인 확인을 해주세요. 확인해야 문서를 보낼 수 있어요.
          </Banner>
        )}
        {organization ? (
          <OrganizationAtWork organizationUuid={organization.organizationUuid} memberCount={organization.memberCount} />
        ) : (
          <Card title="조직을 만들어볼까요?">
            <CreateOrganization />
          </Card>
        )}
      </Stack>
    </>
  );
}

type OrganizationAtWorkProps = { organizationUuid: string; memberCount: number };

function OrganizationAtWork({ organizationUuid, memberCount }: OrganizationAtWorkProps) {
  const active = useQuery(memberQueries.list({ organizationUuid, memberStatusType: 'ACCEPTED' }));
  const waiting = useQuery(memberQueries.list({ organizationUuid, memberStatusType: 'INVITED' }));
  return (
    <>
      <OrganizationFigures memberCount={memberCount} waiting={waiting.data?.total ?? null} isFailed={waiting.isError} />
      <MembersAtWork
        members={active.data?.items ?? null}
        isFailed={active.isError}
        onRetry={() => void active.refetch()}
      />
    </>
  );
}

/** 김지수 → 지수; names of other shapes are spoken whole. */
const givenName = (name: string) => (/^[가-힣]{3}$/.test(name) ? name.slice(1) : name);
