import { ChevronLeft, ChevronRight } from '@/shared/icons';
import { useEffect, useRef } from 'react';
import { isAttachment, isMark, isTick, needsItems } from '#rules/field-kinds.ts';
import type { FillField } from '#rules/fill-field.ts';
import { useFillingContext, useIsServerChecking, useQuestionPosition, type FillingRef } from '@/entities/filling';
import { Button } from '@/shared/ui/actions/button';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { useMessages } from '../messages';
import { useCurrentQuestion } from '../model/use-current-question';
import { CurrentFieldInput, type FieldInputProps } from './entry';
import * as styles from './fill.css';
import { QuestionTitle } from './question-title';

type FillBarProps = FieldInputProps & {
  /** The number of times that a field was opened on the page. Reopening the current field focuses its input. */
  openings?: number;
};

/** Guides the receiver through the fields. They type into this bar, because fields on a phone's page are too small. */
export function FillBar({ openings = 0, ...props }: FillBarProps) {
  const t = useMessages();
  const { filling, finishWords = t.finish } = props;
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { place, count, isLast } = useQuestionPosition(filling);
  const isAsking = useIsServerChecking(filling);
  const layout = useLayoutOfBar(filling, isLast);
  const currentId = useFillingContext(filling, (context) => context.currentId);
  const shown = `${openings} ${currentId}`;
  const seen = useRef(shown);
  useEffect(() => {
    // Doesn't focus the first field, because the keyboard would open and cover the page.
    if (seen.current === shown) return;
    seen.current = shown;
    input.current?.focus();
  }, [shown]);

  if (place < 0) {
    return (
      <div className={styles.bar}>
        <p className={styles.place}>{t.nothing}</p>
        <Button variant="primary" size="xl" fullWidth onClick={() => filling.send({ type: 'finish' })}>
          {t.readAll}
        </Button>
      </div>
    );
  }
  const { isRow, isActFirst, maySkip } = layout;
  return (
    <div className={styles.bar}>
      <div className={styles.header}>
        <QuestionTitle filling={filling} words={t.place(count, place + 1)} />
        <IconButton
          label={t.previous}
          icon={<ChevronLeft />}
          disabledReason={place === 0 ? t.isFirst : undefined}
          onClick={() => filling.send({ type: 'previous' })}
        />
        {!isLast && (
          <IconButton label={t.next} icon={<ChevronRight />} onClick={() => filling.send({ type: 'next' })} />
        )}
      </div>
      <Segments filling={filling} />
      <div className={styles.actionButton({ layout: isRow ? 'row' : 'column' })}>
        <div className={styles.control}>
          <CurrentFieldInput {...props} isNamed inputRef={input} />
        </div>
        {!isActFirst && (
          <div className={styles.buttons}>
            {maySkip && (
              <Button size="xl" onClick={() => filling.send({ type: 'next' })}>
                {t.skip}
              </Button>
            )}
            <span className={styles.flexibleWidth}>
              <Button
                variant="primary"
                size="xl"
                fullWidth={!isRow}
                loading={isAsking}
                trailingIcon={isLast ? undefined : <ChevronRight />}
                onClick={() => filling.send({ type: 'next' })}
              >
                {isLast ? finishWords : t.next}
              </Button>
            </span>
          </div>
        )}
      </div>
    </div>
  );
}

const isLined = (field: Pick<FillField, 'kind'>) => field.kind === 'MULTILINE' || isTick(field) || needsItems(field);

/** Depends on whether the field is empty, but not on its value. */
function useLayoutOfBar(filling: FillingRef, isLast: boolean) {
  const kind = useCurrentQuestion(filling, ({ field }) => field.kind);
  const isRequired = useCurrentQuestion(filling, (question) => question.isRequired) ?? false;
  const isEmpty = useCurrentQuestion(filling, ({ value }) => !value) ?? true;
  const isOwnAct = kind !== undefined && (isMark({ kind }) || isAttachment({ kind }));
  return {
    /** An empty signature field has a Sign button, which comes before Next. */
    isActFirst: isOwnAct && isEmpty && isRequired,
    /** On a phone, an input doesn't fit next to two buttons. */
    isRow: isRequired && !isOwnAct && kind !== undefined && !isLined({ kind }) && !isLast,
    maySkip: !isRequired && isEmpty && !isLast,
  };
}

function Segments({ filling }: { filling: FillingRef }) {
  const states = useFillingContext(filling, ({ questions, currentId }) =>
    questions
      .map((one) => (one.field.fieldId === currentId ? 'now' : one.value && !one.problem ? 'done' : 'todo'))
      .join(' '),
  );
  return (
    <div className={styles.segments} aria-hidden>
      {states.split(' ').map((state, place) => (
        // Segments are never reordered.
        // eslint-disable-next-line react/no-array-index-key
        <span key={place} className={styles.segment({ state: state === 'now' || state === 'done' ? state : 'todo' })} />
      ))}
    </div>
  );
}
