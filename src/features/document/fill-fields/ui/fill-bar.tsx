import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { isAttachment, isMark, type FillField } from '#rules/fill-field.ts';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { useMessages } from '../messages';
import type { Filling } from '../model/use-fill-fields';
import { FillControl, type FillControlProps } from './fill-control';
import * as styles from './fill.css';

type FillBarProps = {
  filling: Filling;
  onMark: (field: FillField) => void;
  onAttach: (field: FillField, file: File) => void;
  describe?: FillControlProps['describe'];
  /** How often a field was opened on the page: also the present one then wants to be typed in. */
  openings?: number;
};

/** Leads through the fields one by one. What is typed is typed here: on a phone the places on the page are too small. */
export function FillBar({ filling, onMark, onAttach, describe, openings = 0 }: FillBarProps) {
  const t = useMessages();
  const { asked, current, place, isSaid, send } = filling;
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const currentId = current?.field.fieldId;
  const shown = `${openings} ${currentId}`;
  const seen = useRef(shown);
  useEffect(() => {
    // The first one waits to be looked at: a keyboard that opens by itself would cover the page.
    if (seen.current === shown) return;
    seen.current = shown;
    input.current?.focus();
  }, [shown]);

  if (!current) {
    return (
      <div className={styles.bar}>
        <p className={styles.place}>{t.nothing}</p>
        <Button variant="primary" size="xl" fullWidth onClick={() => send({ type: 'finish' })}>
          {t.readAll}
        </Button>
      </div>
    );
  }
  const { field, value, isRequired } = current;
  const isLast = place === asked.length - 1;
  const isOwnAct = isMark(field) || isAttachment(field);
  /** A signature is put with a button of its own; going on comes after it. */
  const isActFirst = isOwnAct && !value && isRequired;
  /** Beside two buttons a phone has no room left for what is typed. */
  const isRow = isRequired && !isOwnAct && !['MULTILINE', 'RADIO', 'LIST', 'CHECKBOX'].includes(field.kind) && !isLast;

  return (
    <div className={styles.bar}>
      <div className={styles.head}>
        <p className={styles.title} aria-live="polite">
          <span className={styles.titleName}>{field.name}</span>
          <span className={styles.hidden}>{isRequired && `, ${t.required}, `}</span>
          <span className={styles.place}>{t.place(asked.length, place + 1)}</span>
        </p>
        <IconButton
          label={t.previous}
          icon={<ChevronLeft />}
          disabledReason={place === 0 ? t.isFirst : undefined}
          onClick={() => send({ type: 'previous' })}
        />
        {!isLast && <IconButton label={t.next} icon={<ChevronRight />} onClick={() => send({ type: 'next' })} />}
      </div>
      <div className={styles.segments} aria-hidden>
        {asked.map((one, index) => (
          <span
            key={one.field.fieldId}
            className={styles.segment({ state: index === place ? 'now' : one.value && !one.problem ? 'done' : 'todo' })}
          />
        ))}
      </div>
      <div className={styles.act({ layout: isRow ? 'row' : 'column' })}>
        <div className={styles.control} role="presentation" onKeyDown={(event) => moveByEnter(event, send)}>
          <FillControl
            key={currentId}
            resolved={current}
            group={filling.groupOf(current)}
            isSaid={isSaid(current)}
            isNamed
            inputRef={input}
            describe={describe}
            onType={(fieldId, typed) => send({ type: 'typed', fieldId, value: typed })}
            onLeave={() => send({ type: 'left', fieldId: field.fieldId })}
            onMark={onMark}
            onAttach={onAttach}
          />
        </div>
        {!isActFirst && (
          <div className={styles.buttons}>
            {!isRequired && !value && !isLast && (
              <Button size="xl" onClick={() => send({ type: 'next' })}>
                {t.skip}
              </Button>
            )}
            <span className={styles.grows}>
              <Button
                variant="primary"
                size="xl"
                fullWidth={!isRow}
                trailingIcon={isLast ? undefined : <ChevronRight />}
                onClick={() => send({ type: 'next' })}
              >
                {isLast ? t.finish : t.next}
              </Button>
            </span>
          </div>
        )}
      </div>
    </div>
  );
}

/** Enter goes on, Shift and Enter back. In lines Enter is a new line, on buttons it presses them. */
export function moveByEnter(event: KeyboardEvent, send: Filling['send']) {
  if (event.key !== 'Enter' || event.metaKey || event.ctrlKey || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof HTMLInputElement) || event.target.type === 'file') return;
  event.preventDefault();
  send({ type: event.shiftKey ? 'previous' : 'next' });
}
