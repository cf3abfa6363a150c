import { usePrefetchQuery } from '@tanstack/react-query';
import { Plus } from '@/shared/icons';
import type { FirstSteps } from '@/entities/help/first-step';
import { useHideSteps } from '@/features/first-step/hide-steps';
import { href } from '@/shared/routes';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button, ButtonLink } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import type { RecentList, Statistics } from '../model/statistics';
import { FirstStepsCard } from './first-steps-card';
import { GettingStarted } from './getting-started';
import { KeyFigures } from './key-figures';
import { MyTurn, myTurnQuery } from './my-turn';
import { RecentContracts } from './recent-contracts';
import { SentThisMonth } from './sent-this-month';
import * as styles from './dashboard.css';

type DashboardOverviewProps = {
  /** Null while loading. */
  statistics: Statistics | null;
  statisticsFailed: boolean;
  recent: RecentList | null;
  recentFailed: boolean;
  /** Undefined while loading. Null if loading failed, which hides the first steps. */
  firstSteps: FirstSteps | null | undefined;
  maySend: boolean;
  email: string;
  onRetry: () => void;
};

/** Each part of the page can fail independently. */
export function DashboardOverview(props: DashboardOverviewProps) {
  const { statistics, statisticsFailed, recent, recentFailed, firstSteps, maySend, email, onRetry } = props;
  usePrefetchQuery(myTurnQuery());
  const hide = useHideSteps();
  const openSteps = firstSteps && !firstSteps.isHidden && !firstSteps.steps.every(({ isDone }) => isDone);
  const steps = openSteps && (
    <FirstStepsCard steps={firstSteps.steps} isHiding={hide.isPending} onHide={() => hide.mutate()} />
  );
  const isLoading = firstSteps === undefined || (statistics === null && !statisticsFailed);
  if (recent?.counts.ALL === 0 && firstSteps !== undefined)
    return (
      <Stack gap={6}>
        {maySend && firstSteps?.isHidden !== true ? (
          <GettingStarted email={email} />
        ) : (
          <NoDocuments maySend={maySend} />
        )}
        {steps}
      </Stack>
    );
  return (
    <div className={styles.columns}>
      {isLoading ? (
        // The height of the first steps isn't known yet, so only placeholders are shown.
        <div className={styles.main} aria-busy>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      ) : (
        <div className={styles.main}>
          {steps}
          {statistics !== null && statistics.myTurn > 0 && <MyTurn count={statistics.myTurn} />}
          {statistics === null ? <Failed onRetry={onRetry} /> : <KeyFigures statistics={statistics} />}
          {recentFailed ? <Failed onRetry={onRetry} /> : <RecentContracts contracts={recent?.items ?? null} />}
        </div>
      )}
      <div className={styles.usage}>{statistics && <SentThisMonth statistics={statistics} />}</div>
    </div>
  );
}

const NoDocuments = ({ maySend }: { maySend: boolean }) => (
  <EmptyState
    kind="nothing-yet"
    title="아직 보낸 문서가 없어요"
    description={
      maySend
        ? 'PDF나 한글 파일을 올리고 서명할 자리를 정하면 메일이나 문자로 바로 보낼 수 있어요.'
        : '문서를 보내려면 관리자에게 권한을 부탁해보세요.'
    }
    actions={
      maySend && (
        <ButtonLink variant="primary" size="lg" icon={<Plus />} to={href('contractUpload')}>
          새 문서 보내기
        </ButtonLink>
      )
    }
  />
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Banner
    tone="danger"
    action={
      <Button size="sm" onClick={onRetry}>
        다시 불러오기
      </Button>
    }
  >
    이 부분을 불러오지 못했어요.
  </Banner>
);
