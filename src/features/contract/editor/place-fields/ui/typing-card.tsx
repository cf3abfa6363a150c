import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { toDisplayRect, getDisplaySize, type PageShape } from '#rules/page-geometry.ts';
import type { Field } from '@/entities/contract';
import { HANDLES_ESCAPE } from '@/shared/ui/overlays/layer';
import { findBarPosition } from '../model/bar-position';
import { getDisplayRect } from '../model/field-set';
import { findNextSenderField } from '../model/sender-fields';
import { useEditor } from './editor-context';
import { focusField } from './focus-field';
import { SenderValueInput } from './sender-value-input';
import * as styles from './typing-card.css';

/** Assumed until the card has been measured. */
const USUAL = { width: 300, height: 110 };
const STOPS = 'input:not([hidden]), textarea, button, [role=combobox]';

type TypingCardProps = { field: Field; shape: PageShape; zoom: number };

/** Fills in one of the sender's fields next to it. Tab moves to the next field, and Escape closes the card. */
export function TypingCard({ field, shape, zoom }: TypingCardProps) {
  const { actor, column } = useEditor();
  const card = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(USUAL);
  const { fieldId } = field;

  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setSize({ width: element.offsetWidth, height: element.offsetHeight }));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  useEffect(() => {
    card.current?.querySelector<HTMLElement>(STOPS)?.focus({ preventScroll: true });
  }, []);

  const leave = () => {
    actor.send({ type: 'typing.ended' });
    focusField(column, fieldId);
  };
  const step = (by: 1 | -1) => {
    const { history, pages } = actor.getSnapshot().context;
    const next = findNextSenderField(history.present, fieldId, by, pages);
    if (!next) return leave();
    column.current?.reveal(pages.indexOf(next), getDisplayRect(next, pages));
    actor.send({ type: 'typing.begun', fieldId: next.fieldId });
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      return leave();
    }
    const by = event.shiftKey ? -1 : 1;
    const isGoingOn = event.key === 'Enter' && isLine(event.target) && !event.metaKey && !event.ctrlKey;
    if (!isGoingOn && !(event.key === 'Tab' && isAtEnd(card.current, by))) return;
    event.preventDefault();
    step(by);
  };

  const page = getDisplaySize(shape);
  const place = findBarPosition(toDisplayRect(field.rect, shape, zoom), [], size, {
    width: page.width * zoom,
    height: page.height * zoom,
  });
  return (
    // The controls inside are interactive, and the card only handles the keys that leave it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={card}
      className={styles.card}
      style={place}
      role="dialog"
      aria-label={`${field.name} 채우기`}
      onKeyDown={press}
      // Keeps the page underneath from drawing or selecting.
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      {...HANDLES_ESCAPE}
    >
      <p className={styles.name}>
        {field.name}
        <span className={styles.keys}>Tab 다음 칸 · Esc 닫기</span>
      </p>
      <SenderValueInput field={field} isNamed />
    </div>
  );
}

const isLine = (target: EventTarget) =>
  target instanceof HTMLInputElement && !['file', 'checkbox', 'radio'].includes(target.type);

/** True if Tab leaves the card. Radio buttons are a single stop, because arrow keys move between them. */
function isAtEnd(card: HTMLElement | null, by: 1 | -1) {
  const stops = [...(card?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const last = by === 1 ? stops.at(-1) : stops[0];
  const active = document.activeElement;
  const isRadio = active instanceof HTMLInputElement && active.type === 'radio';
  return isRadio || last === undefined || last === active;
}
