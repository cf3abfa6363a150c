import { ChevronDown } from '@/shared/icons';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import { visuallyHidden } from '@/shared/styles';
import { countQuestions, findQuestions, type FaqGroup } from '@/entities/help/faq';
import { ContentBlocks } from '@/entities/help/content';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button, ButtonLink } from '@/shared/ui/actions/button';
import { Skeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import * as styles from './faq-list.css';

export interface FaqListProps {
  /** Null while loading. */
  groups: readonly FaqGroup[] | null;
  isFailed: boolean;
  words: string;
  onSearch: (words: string) => void;
  onRetry: () => void;
  next: FaqFollowUp;
}

export interface FaqFollowUp {
  /** The text after "찾는 답이 없나요?" */
  description: string;
  label: string;
  to: string;
}

export function FaqList({ groups, isFailed, words, onSearch, onRetry, next }: FaqListProps) {
  const found = groups && findQuestions(groups, words);
  const count = found ? countQuestions(found) : 0;
  return (
    <>
      <search className={styles.search}>
        <SearchBox placeholder="궁금한 말로 찾기" value={words} onSearch={onSearch} />
      </search>
      <p role="status" className={words && count > 0 ? styles.resultCount : visuallyHidden}>
        {words && found && (count > 0 ? `답 ${count}개를 찾았어요.` : '찾는 답이 없어요.')}
      </p>
      {isFailed && (
        <div className={styles.failed}>
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={onRetry}>
                다시 불러오기
              </Button>
            }
          >
            목록을 불러오지 못했어요.
          </Banner>
        </div>
      )}
      <SkeletonRegion isLoading={!found && !isFailed} skeleton={<Skeletons />}>
        {found && (count === 0 ? <NothingFound next={next} /> : <Found groups={found} next={next} />)}
      </SkeletonRegion>
    </>
  );
}

const Skeletons = () => (
  <div className={styles.skeletons}>
    {['a', 'b', 'c', 'd', 'e'].map((row) => (
      <Skeleton key={row} shape="title" width="3/4" />
    ))}
  </div>
);

const NothingFound = ({ next }: { next: FaqFollowUp }) => (
  <EmptyState
    kind="nothing-found"
    title="찾는 답이 없나요?"
    description={`다른 말로 찾아보세요. ${next.description}`}
    actions={<GoOn next={next} />}
  />
);

const Found = ({ groups, next }: { groups: readonly FaqGroup[]; next: FaqFollowUp }) => (
  <>
    {groups.map((group) => (
      <Group key={group.title} group={group} />
    ))}
    <section className={styles.contact} aria-labelledby="ask-title">
      <div>
        <h2 id="ask-title" className={styles.contactTitle}>
          찾는 답이 없나요?
        </h2>
        <p className={styles.askText}>{next.description}</p>
      </div>
      <GoOn next={next} />
    </section>
  </>
);

const GoOn = ({ next: { label, to } }: { next: FaqFollowUp }) => (
  <ButtonLink to={to} variant="primary" size="lg">
    {label}
  </ButtonLink>
);

const Group = ({ group: { title, questions } }: { group: FaqGroup }) => (
  <section className={styles.group} aria-labelledby={`faq-${title}`}>
    <h2 id={`faq-${title}`} className={styles.groupTitle}>
      {title}
    </h2>
    <div>
      {questions.map(({ faqId, question, answer }) => (
        <details key={faqId} id={faqId} className={styles.item}>
          <summary className={styles.question}>
            <h3>{question}</h3>
            <ChevronDown className={styles.mark} aria-hidden />
          </summary>
          <div className={styles.answer}>
            <ContentBlocks blocks={answer} />
          </div>
        </details>
      ))}
    </div>
  </section>
);
