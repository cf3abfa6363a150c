import { ChevronDown } from 'lucide-react';
import { href } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import { visuallyHidden } from '@/shared/styles';
import { countQuestions, findQuestions } from '../model/find-questions';
import type { QuestionGroup } from '../model/questions';
import * as styles from './faq.css';

type FaqProps = { questions: readonly QuestionGroup[]; words: string; onSearch: (words: string) => void };

export function Faq({ questions, words, onSearch }: FaqProps) {
  const groups = findQuestions(questions, words);
  const count = countQuestions(groups);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>자주 묻는 질문</h1>
      <search className={styles.search}>
        <SearchBox placeholder="궁금한 말로 찾기" value={words} onSearch={onSearch} />
      </search>
      <p role="status" className={words && count > 0 ? styles.resultCount : visuallyHidden}>
        {words && (count > 0 ? `답 ${count}개를 찾았어요.` : '찾는 답이 없어요.')}
      </p>
      {count === 0 ? (
        <EmptyState
          kind="nothing-found"
          title="찾는 답이 없나요?"
          description="다른 말로 찾아보거나, 궁금한 점을 적어 보내주세요. 하루 안에 메일로 답할게요."
          actions={<Ask />}
        />
      ) : (
        <>
          {groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
          <section className={styles.contact} aria-labelledby="ask-title">
            <div>
              <h2 id="ask-title" className={styles.contactTitle}>
                찾는 답이 없나요?
              </h2>
              <p className={styles.askText}>하루 안에 메일로 답할게요.</p>
            </div>
            <Ask />
          </section>
        </>
      )}
    </div>
  );
}

const Ask = () => (
  <ButtonLink to={href('landingSupport')} variant="primary" size="lg">
    문의하기
  </ButtonLink>
);

const Group = ({ group: { id, title, questions } }: { group: QuestionGroup }) => (
  <section className={styles.group} aria-labelledby={`faq-${id}`}>
    <h2 id={`faq-${id}`} className={styles.groupTitle}>
      {title}
    </h2>
    <div>
      {questions.map((question) => (
        <details key={question.id} id={question.id} className={styles.item}>
          <summary className={styles.question}>
            <h3>{question.question}</h3>
            <ChevronDown className={styles.mark} aria-hidden />
          </summary>
          <div className={styles.answer}>
            {question.answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  </section>
);
