import { Check } from '@/shared/icons';
import { useFillingContext, type FillingRef } from '@/entities/filling';
import { useSignMessages } from '@/features/receiver/sign-document';
import { ProgressBar } from '@/shared/ui/feedback/progress-bar';
import { describeValue } from '../model/describe-value';
import { useShownContent } from '../model/use-shown-content';
import type { SigningState } from '../model/use-signing-page';
import * as styles from './signing.css';

export function FieldList({ state }: { state: SigningState }) {
  const t = useSignMessages();
  const { filling, fields } = state;
  const askedIds = useFillingContext(filling, ({ questions }) => questions.map(({ field }) => field.fieldId).join(' '));
  const asked = fields.filter(({ fieldId }) => askedIds.split(' ').includes(fieldId));
  const pages = [...new Set(asked.map(({ pageIndex }) => pageIndex))];
  return (
    <>
      <Progress filling={filling} />
      {pages.map((pageIndex) => (
        <section key={pageIndex} aria-label={t.page(pageIndex + 1)}>
          <h3 className={styles.pageName}>{t.page(pageIndex + 1)}</h3>
          <ul>
            {asked
              .filter((field) => field.pageIndex === pageIndex)
              .map(({ fieldId }) => (
                <Row key={fieldId} filling={filling} fieldId={fieldId} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Progress({ filling }: { filling: FillingRef }) {
  const t = useSignMessages();
  const count = useFillingContext(filling, ({ questions }) => questions.length);
  const done = useFillingContext(
    filling,
    ({ questions }) => questions.filter(({ value, problem }) => value && !problem).length,
  );
  return (
    <>
      <div className={styles.panelHeader}>
        <h2 className={styles.panelTitle}>{t.fields}</h2>
        <span className={styles.panelCount}>
          {done} / {count}
        </span>
      </div>
      <ProgressBar label={t.fields} share={count === 0 ? 1 : done / count} />
    </>
  );
}

function Row({ filling, fieldId }: { filling: FillingRef; fieldId: string }) {
  const t = useSignMessages();
  const question = useFillingContext(filling, ({ questions }) =>
    questions.find(({ field }) => field.fieldId === fieldId),
  );
  const isCurrent = useFillingContext(filling, ({ currentId }) => currentId === fieldId);
  const { file } = useShownContent(question?.field ?? NO_FIELD, question?.value ?? null);
  if (!question) return null;
  const { field, value, problem, isRequired } = question;
  const isDone = Boolean(value) && problem === null;
  const words = isDone
    ? describeValue(field, value, file?.name ?? null, t)
    : isCurrent
      ? t.now
      : value
        ? t.toChange
        : isRequired
          ? t.notYet
          : t.mayStayEmpty;
  return (
    <li>
      <button
        type="button"
        className={styles.row({ isCurrent })}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => filling.send({ type: 'focused', fieldId })}
      >
        <span className={styles.rowMark({ state: isDone ? 'done' : isCurrent ? 'now' : 'todo' })}>
          {isDone && <Check className={styles.rowIcon} aria-hidden />}
        </span>
        <span className={styles.rowText}>
          <span className={styles.rowName}>
            {field.name}
            {!isRequired && <span className={styles.optional}>{t.optional}</span>}
          </span>
          <span className={styles.rowValue({ isCurrent })}>{words}</span>
        </span>
      </button>
    </li>
  );
}

const NO_FIELD = { fieldId: '', kind: 'TEXT' } as const;
