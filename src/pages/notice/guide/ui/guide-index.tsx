import { findGuides, groupByTask, type GuideListItem } from '@/entities/help/guide';
import { href } from '@/shared/routes';
import { visuallyHidden } from '@/shared/styles';
import { ButtonLink } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { ListRows } from '@/widgets/list-frame';
import { GuideCard } from './guide-card';
import * as styles from './guide.css';

export interface GuideIndexProps {
  /** Null while loading. */
  guides: readonly GuideListItem[] | null;
  isFailed: boolean;
  words: string;
  onSearch: (words: string) => void;
  onRetry: () => void;
}

export function GuideIndex({ guides, isFailed, words, onSearch, onRetry }: GuideIndexProps) {
  const found = guides && findGuides(guides, words);
  return (
    <div className={styles.index}>
      <PageHeader title="도움말" description="하려는 일을 골라보세요." />
      <search className={styles.search}>
        <SearchBox placeholder="하려는 일로 찾기" value={words} onSearch={onSearch} />
      </search>
      <p role="status" className={visuallyHidden}>
        {words && found && (found.length > 0 ? `${found.length}쪽을 찾았어요.` : '찾는 쪽이 없어요.')}
      </p>
      <ListRows
        list={found && { items: found }}
        isFailed={isFailed}
        nothing={<NothingToRead isSearched={words !== ''} />}
        onRetry={onRetry}
        renderRows={(items) => (words === '' ? <Tasks guides={items} /> : <Found guides={items} words={words} />)}
      />
      <p className={styles.faq}>
        <ButtonLink to={href('settingFaq')}>자주 묻는 질문 보기</ButtonLink>
      </p>
    </div>
  );
}

const Tasks = ({ guides }: { guides: readonly GuideListItem[] }) =>
  groupByTask(guides).map(({ task, guides: pages }) => (
    <section key={task} className={styles.task} aria-labelledby={`task-${task}`}>
      <h2 id={`task-${task}`} className={styles.taskTitle}>
        {task}
      </h2>
      <ul className={styles.cards}>
        {pages.map((guide) => (
          <GuideCard key={guide.guideId} guide={guide} />
        ))}
      </ul>
    </section>
  ));

const Found = ({ guides, words }: { guides: readonly GuideListItem[]; words: string }) => (
  <section className={styles.task} aria-labelledby="found-pages">
    <h2 id="found-pages" className={visuallyHidden}>
      찾은 쪽
    </h2>
    <ul className={styles.cards}>
      {guides.map((guide) => (
        <GuideCard key={guide.guideId} guide={guide} words={words} />
      ))}
    </ul>
  </section>
);

const NothingToRead = ({ isSearched }: { isSearched: boolean }) =>
  isSearched ? (
    <EmptyState
      kind="nothing-found"
      title="찾는 쪽이 없어요"
      description="다른 말로 찾거나 자주 묻는 질문을 살펴보세요."
    />
  ) : (
    <EmptyState kind="nothing-yet" title="아직 도움말이 없어요" description="자주 묻는 질문을 살펴보세요." />
  );
