import { useEffect, useRef } from 'react';
import { useFillingContext, useIsServerChecking, useQuestionPosition } from '@/entities/filling';
import { Button } from '@/shared/ui/actions/button';
import { useMessages } from '../messages';
import { CurrentFieldInput, type FieldInputProps } from './entry';
import * as styles from './fill.css';

/** Shows one question per screen with native inputs, for people who use a keyboard or a screen reader. */
export function FillSteps(props: FieldInputProps) {
  const t = useMessages();
  const { filling, finishWords = t.finish, isEager = false } = props;
  const { place, count, isLast } = useQuestionPosition(filling);
  const isAsking = useIsServerChecking(filling);
  const name = useFillingContext(filling, ({ questions }) => questions[place]?.field.name);
  const isRequired = useFillingContext(filling, ({ questions }) => questions[place]?.isRequired ?? false);
  const currentId = useFillingContext(filling, (context) => context.currentId);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownId = useRef(currentId);
  useEffect(() => {
    if (shownId.current === currentId) return;
    shownId.current = currentId;
    const entry = isEager ? form.current?.querySelector<HTMLElement>('input:not([hidden]), textarea, button') : null;
    (entry ?? heading.current)?.focus();
  }, [currentId, isEager]);

  if (place < 0) {
    return (
      <div className={styles.step}>
        <h2 className={styles.stepTitle}>{t.nothing}</h2>
        <Button variant="primary" size="xl" onClick={() => filling.send({ type: 'finish' })}>
          {t.readAll}
        </Button>
      </div>
    );
  }
  return (
    <form
      ref={form}
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        filling.send({ type: 'next' });
      }}
    >
      <p className={styles.place}>{t.place(count, place + 1)}</p>
      <h2 ref={heading} className={styles.stepTitle} tabIndex={-1}>
        {name}
        <span className={styles.hidden}>, {isRequired ? t.required : t.optional}</span>
      </h2>
      <CurrentFieldInput {...props} />
      <div className={styles.stepButtons}>
        <Button
          size="xl"
          disabledReason={place === 0 ? t.isFirst : undefined}
          onClick={() => filling.send({ type: 'previous' })}
        >
          {t.previous}
        </Button>
        <Button variant="primary" size="xl" type="submit" loading={isAsking}>
          {isLast ? finishWords : t.next}
        </Button>
      </div>
    </form>
  );
}
