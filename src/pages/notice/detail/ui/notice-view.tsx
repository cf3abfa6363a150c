import { ContentBlocks } from '@/entities/help/content';
import { formatNoticeDay, NOTICE_KIND_LABELS, type Notice } from '@/entities/help/notice';
import { href } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { Skeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { Neighbours } from './neighbours';
import * as styles from './notice.css';

export interface NoticeViewProps {
  /** Null while loading. */
  notice: Notice | null;
  failure: 'missing' | 'unreachable' | null;
  onRetry: () => void;
}

export function NoticeView({ notice, failure, onRetry }: NoticeViewProps) {
  if (failure === 'missing') return <Missing />;
  if (failure === 'unreachable') return <Unreachable onRetry={onRetry} />;
  return (
    <div className={styles.page}>
      <SkeletonRegion isLoading={!notice} skeleton={<Skeletons />}>
        {notice && <Article notice={notice} />}
      </SkeletonRegion>
    </div>
  );
}

const Article = ({ notice }: { notice: Notice }) => (
  <>
    <article>
      <header className={styles.header}>
        <h1 className={styles.title}>{notice.title}</h1>
        <p className={styles.facts}>
          {NOTICE_KIND_LABELS[notice.kind]} · <time dateTime={notice.date}>{formatNoticeDay(notice.date)}</time>
        </p>
      </header>
      <div className={styles.body}>
        <ContentBlocks blocks={notice.blocks} />
      </div>
    </article>
    <Neighbours previous={notice.previous} next={notice.next} />
    <ButtonLink to={href('notices')}>목록으로</ButtonLink>
  </>
);

const Skeletons = () => (
  <div className={styles.skeletons}>
    <Skeleton shape="title" width="3/4" />
    <Skeleton width="1/4" />
    <Skeleton />
    <Skeleton />
    <Skeleton width="1/2" />
  </div>
);

const Missing = () => (
  <EmptyState
    kind="nothing-found"
    headingLevel={1}
    title="공지를 찾을 수 없어요"
    description="지워졌거나 주소가 바뀐 글이에요."
    actions={
      <ButtonLink variant="primary" size="lg" to={href('notices')}>
        공지사항으로 가기
      </ButtonLink>
    }
  />
);

const Unreachable = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    kind="offline"
    headingLevel={1}
    title="공지를 불러오지 못했어요"
    description="잠시 뒤에 다시 해주세요."
    actions={<Button onClick={onRetry}>다시 불러오기</Button>}
  />
);
