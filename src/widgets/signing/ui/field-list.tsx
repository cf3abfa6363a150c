import { Check } from 'lucide-react';
import { useSignMessages } from '@/features/receiver/sign-document';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { spokenValue } from '../model/spoken-value';
import type { SigningState } from '../model/use-filling';
import * as styles from './signing.css';

/** All that is asked, page by page, and how far it is. */
export function FieldList({ state }: { state: SigningState }) {
  const t = useSignMessages();
  const { filling, describe } = state;
  const { asked, current, send } = filling;
  const done = asked.filter(({ value, problem }) => value && !problem).length;
  const pages = [...new Set(asked.map(({ field }) => field.pageIndex))];
  return (
    <>
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle}>{t.fields}</h2>
        <span className={styles.panelCount}>
          {done} / {asked.length}
        </span>
      </div>
      <ProgressBar label={t.fields} share={asked.length === 0 ? 1 : done / asked.length} />
      {pages.map((pageIndex) => (
        <section key={pageIndex} aria-label={t.page(pageIndex + 1)}>
          <h3 className={styles.pageName}>{t.page(pageIndex + 1)}</h3>
          <ul>
            {asked
              .filter(({ field }) => field.pageIndex === pageIndex)
              .map((one) => {
                const { field, value, problem, isRequired } = one;
                const isCurrent = field.fieldId === current?.field.fieldId;
                const isDone = Boolean(value) && problem === null;
                const words = isDone
                  ? spokenValue(field, value, describe(field, value).name ?? null, t)
                  : isCurrent
                    ? t.now
                    : isRequired
                      ? t.notYet
                      : t.mayStayEmpty;
                return (
                  <li key={field.fieldId}>
                    <button
                      type="button"
                      className={styles.row({ isCurrent })}
                      aria-current={isCurrent ? 'step' : undefined}
                      onClick={() => send({ type: 'focused', fieldId: field.fieldId })}
                    >
                      <span className={styles.rowMark({ state: isDone ? 'done' : isCurrent ? 'now' : 'todo' })}>
                        {isDone && <Check className={styles.rowIcon} aria-hidden />}
                      </span>
                      <span className={styles.rowWords}>
                        <span className={styles.rowName}>
                          {field.name}
                          {!isRequired && <span className={styles.optional}>{t.optional}</span>}
                        </span>
                        <span className={styles.rowValue({ isCurrent })}>{words}</span>
                      </span>
                    </button>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </>
  );
}
