import { useEffect, useRef } from 'react';
import type { FillField } from '#rules/fill-field.ts';
import { Button } from '@/shared/ui/button';
import { useMessages } from '../messages';
import type { Filling } from '../model/use-fill-fields';
import { moveByEnter } from './fill-bar';
import { FillControl, type FillControlProps } from './fill-control';
import * as styles from './fill.css';

type FillStepsProps = {
  filling: Filling;
  onMark: (field: FillField) => void;
  onAttach: (field: FillField, file: File) => void;
  describe?: FillControlProps['describe'];
};

/** One question on a screen, of plain inputs: all of it can be done by keyboard and heard. */
export function FillSteps({ filling, onMark, onAttach, describe }: FillStepsProps) {
  const t = useMessages();
  const { asked, current, place, isSaid, send } = filling;
  const heading = useRef<HTMLHeadingElement>(null);
  const currentId = current?.field.fieldId;
  const shownId = useRef(currentId);
  useEffect(() => {
    if (shownId.current === currentId) return;
    shownId.current = currentId;
    heading.current?.focus();
  }, [currentId]);

  if (!current) {
    return (
      <div className={styles.step}>
        <h2 className={styles.stepTitle}>{t.nothing}</h2>
        <Button variant="primary" size="xl" onClick={() => send({ type: 'finish' })}>
          {t.readAll}
        </Button>
      </div>
    );
  }
  const { field, isRequired } = current;
  const isLast = place === asked.length - 1;
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'next' });
      }}
    >
      <p className={styles.place}>{t.place(asked.length, place + 1)}</p>
      <h2 ref={heading} className={styles.stepTitle} tabIndex={-1}>
        {field.name}
        <span className={styles.hidden}>, {isRequired ? t.required : t.optional}</span>
      </h2>
      <div role="presentation" onKeyDown={(event) => moveByEnter(event, send)}>
        <FillControl
          key={currentId}
          resolved={current}
          group={filling.groupOf(current)}
          isSaid={isSaid(current)}
          describe={describe}
          onType={(fieldId, typed) => send({ type: 'typed', fieldId, value: typed })}
          onLeave={() => send({ type: 'left', fieldId: field.fieldId })}
          onMark={onMark}
          onAttach={onAttach}
        />
      </div>
      <div className={styles.stepButtons}>
        <Button
          size="xl"
          disabledReason={place === 0 ? t.isFirst : undefined}
          onClick={() => send({ type: 'previous' })}
        >
          {t.previous}
        </Button>
        <Button variant="primary" size="xl" type="submit">
          {isLast ? t.finish : t.next}
        </Button>
      </div>
    </form>
  );
}
