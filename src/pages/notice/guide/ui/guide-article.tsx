import { ArrowLeft } from '@/shared/icons';
import { ContentBlocks } from '@/entities/help/content';
import type { Guide, GuideListItem } from '@/entities/help/guide';
import { href } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/actions/button';
import { Link } from '@/shared/ui/actions/link';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { Skeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { useShowAnchor } from '../model/use-show-anchor';
import { GuideContents } from './guide-contents';
import { GuideNeighbours } from './guide-neighbours';
import * as styles from './guide-article.css';

export interface GuideArticleProps {
  /** Null while loading. */
  guide: Guide | null;
  guides: readonly GuideListItem[];
  failure: 'missing' | 'unreachable' | null;
  onRetry: () => void;
}

export function GuideArticle({ guide, guides, failure, onRetry }: GuideArticleProps) {
  if (failure === 'missing') return <Missing />;
  if (failure === 'unreachable') return <Unreachable onRetry={onRetry} />;
  return (
    <div className={styles.layout}>
      <Link to={href('guide')} tone="quiet" className={styles.back}>
        <ArrowLeft aria-hidden /> 도움말
      </Link>
      <SkeletonRegion isLoading={!guide} skeleton={<Skeletons />}>
        {guide && <Article guide={guide} guides={guides} />}
      </SkeletonRegion>
    </div>
  );
}

function Article({ guide, guides }: { guide: Guide; guides: readonly GuideListItem[] }) {
  useShowAnchor();
  return (
    <div className={styles.columns}>
      <article className={styles.article}>
        <p className={styles.task}>{guide.task}</p>
        <h1 className={styles.title}>{guide.title}</h1>
        <p className={styles.summary}>{guide.summary}</p>
        <div className={styles.body}>
          <ContentBlocks blocks={guide.blocks} />
        </div>
        <GuideNeighbours guideId={guide.guideId} guides={guides} />
      </article>
      <GuideContents blocks={guide.blocks} />
    </div>
  );
}

const Skeletons = () => (
  <div className={styles.skeletons}>
    <Skeleton shape="title" width="1/2" />
    <Skeleton width="3/4" />
    <Skeleton shape="block" />
    <Skeleton width="3/4" />
  </div>
);

const Missing = () => (
  <EmptyState
    kind="nothing-found"
    headingLevel={1}
    title="찾는 도움말이 없어요"
    description="지워졌거나 주소가 바뀐 쪽이에요."
    actions={
      <ButtonLink variant="primary" size="lg" to={href('guide')}>
        도움말로 가기
      </ButtonLink>
    }
  />
);

const Unreachable = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    kind="offline"
    headingLevel={1}
    title="도움말을 불러오지 못했어요"
    description="잠시 뒤에 다시 해주세요."
    actions={<Button onClick={onRetry}>다시 불러오기</Button>}
  />
);
