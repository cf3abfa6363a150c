import { Check } from '@/shared/icons';
import { useEffect, useRef } from 'react';
import * as styles from './grid.css';

type CellChoicesProps = {
  id: string;
  label: string;
  choices: readonly string[];
  /** The choice that Enter applies. With −1, Enter applies the typed text. */
  active: number;
  stored: string;
  box: { left: number; top: number; width: number };
  onChoose: (choice: string) => void;
};

export const getChoiceId = (listId: string, index: number) => `${listId}-${index}`;

/** Lists choices below the cell being edited. Focus stays in the editor. */
export function CellChoices({ id, label, choices, active, stored, box, onChoose }: CellChoicesProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={styles.choices}
      style={{ left: box.left, top: box.top + styles.ROW_HEIGHT, minWidth: box.width }}
      // Keeps focus in the editor, because losing it saves the typed text, and keeps drags from selecting cells.
      onPointerDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      {choices.map((choice, index) => (
        // The editor handles the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={choice}
          id={getChoiceId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={choice === stored}
          className={styles.choice({ isActive: index === active })}
          onClick={() => onChoose(choice)}
        >
          {choice}
          {choice === stored && <Check />}
        </div>
      ))}
    </div>
  );
}
