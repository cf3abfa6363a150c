import { useQuery } from '@tanstack/react-query';
import { contractQueries } from '@/entities/contract';
import { firstStepQueries } from '@/entities/help/first-step';
import { organizationQueries } from '@/entities/organization';
import { useSession } from '@/entities/user';
import { CreateOrganization } from '@/features/organization/create-organization';
import { formatToday } from '@/shared/lib/seoul-time';
import { href } from '@/shared/routes';
import { Banner } from '@/shared/ui/feedback/banner';
import { Card } from '@/shared/ui/layout/card';
import { Link } from '@/shared/ui/actions/link';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { Stack } from '@/shared/ui/layout/stack';
import { getGivenName } from '../model/words';
import { DashboardOverview } from './dashboard-overview';
import * as styles from './dashboard.css';

export function DashboardPage() {
  const { user, organization, annualVerification } = useSession();
  const invitations = useQuery(organizationQueries.invitations());
  const statistics = useQuery({ ...contractQueries.statistics(), enabled: organization !== null });
  const list = useQuery({ ...contractQueries.list({ size: 6 }), enabled: organization !== null });
  const firstSteps = useQuery({ ...firstStepQueries.mine(), enabled: organization !== null });
  const invited = invitations.data?.filter(({ memberStatusType }) => memberStatusType === 'INVITED').length ?? 0;

  return (
    <>
      <title>홈 | 도장</title>
      <PageHeader
        title={
          <Greeting
            name={getGivenName(user.name)}
            myTurn={statistics.data?.myTurn}
            hasNothing={list.data ? list.data.counts.ALL === 0 : organization === null}
          />
        }
        description={formatToday()}
      />
      <Stack gap={6}>
        {invited > 0 && (
          <Banner tone="accent" action={<Link to={href('profileInvitedOrganization')}>초대 보기</Link>}>
            함께 쓰자는 초대가 {invited}건 있어요.
          </Banner>
        )}
        {organization && !annualVerification.valid && (
          <Banner tone="warning" action={<Link to={href('annualAuth')}>본인 확인하기</Link>}>
            1년에 한 번, 본인 확인을 해주세요. 확인해야 다른 분에게 문서를 보낼 수 있어요.
          </Banner>
        )}
        {organization ? (
          <DashboardOverview
            statistics={statistics.data ?? null}
            statisticsFailed={statistics.isError}
            recent={list.data ?? null}
            recentFailed={list.isError}
            firstSteps={firstSteps.isError ? null : firstSteps.data}
            email={user.email}
            maySend={user.permissions.includes('CONTRACT_SEND')}
            onRetry={() => void Promise.all([statistics.refetch(), list.refetch()])}
          />
        ) : (
          <Card title="조직을 만들어볼까요?">
            <CreateOrganization />
          </Card>
        )}
      </Stack>
    </>
  );
}

type GreetingProps = { name: string; myTurn: number | undefined; hasNothing: boolean };

const Greeting = ({ name, myTurn, hasNothing }: GreetingProps) => (
  <span className={styles.title}>
    {hasNothing ? (
      `${name}님, 반가워요. 첫 문서를 보내볼까요?`
    ) : myTurn === undefined ? (
      `${name}님, 반가워요`
    ) : myTurn === 0 ? (
      `${name}님, 오늘 서명할 문서가 없어요`
    ) : (
      <>
        {name}님, 오늘 서명할 문서가 <strong>{myTurn.toLocaleString('ko-KR')}건</strong> 있어요
      </>
    )}
  </span>
);
