import { Check, Plus } from '@/shared/icons';
import { useEffect, type MouseEvent } from 'react';
import * as styles from './combobox.css';

export interface ComboboxOption {
  value: string;
  label: string;
  /** A second line, such as an email address or group. */
  note?: string | undefined;
}

const normal = (text: string) => text.normalize('NFC').toLocaleLowerCase('ko');

export const matchesQuery = (option: ComboboxOption, words: string): boolean =>
  normal(`${option.label} ${option.note ?? ''}`).includes(normal(words.trim()));

function Highlighted({ label, words }: { label: string; words: string }) {
  const start = words.trim() ? normal(label).indexOf(normal(words.trim())) : -1;
  if (start < 0) return label;
  const end = start + words.trim().length;
  return (
    <span>
      {label.slice(0, start)}
      <mark className={styles.matchHighlight}>{label.slice(start, end)}</mark>
      {label.slice(end)}
    </span>
  );
}

interface OptionListProps {
  id: string;
  label: string;
  labelledBy?: string | undefined;
  options: readonly ComboboxOption[];
  words: string;
  activeIndex: number;
  chosen: ReadonlySet<string>;
  /** The label of the last row, if the typed text can be added. */
  createLabel?: string | undefined;
  emptyLabel: string;
  multiple?: boolean;
  onChoose: (index: number) => void;
  onActivate: (index: number) => void;
}

export const getOptionId = (listId: string, index: number) => `${listId}-${index}`;

export function OptionList(props: OptionListProps) {
  const {
    id,
    label,
    labelledBy,
    options,
    words,
    activeIndex,
    chosen,
    createLabel,
    emptyLabel,
    multiple,
    onChoose,
    onActivate,
  } = props;
  useEffect(() => {
    document.querySelector(`[id="${getOptionId(id, activeIndex)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id, activeIndex]);

  const rowProps = (index: number) => ({
    id: getOptionId(id, index),
    role: 'option',
    className: styles.option({ active: index === activeIndex }),
    // The input must keep focus when the mouse button is pressed.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerMove: () => onActivate(index),
    onClick: () => onChoose(index),
  });
  const hasRows = options.length > 0 || createLabel !== undefined;
  return (
    <>
      <div
        id={id}
        className={styles.listbox}
        role="listbox"
        {...(labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': label })}
        aria-multiselectable={multiple || undefined}
      >
        {options.map((option, index) => (
          <div key={option.value} {...rowProps(index)} aria-selected={chosen.has(option.value)}>
            <span className={styles.optionText}>
              <Highlighted label={option.label} words={words} />
              {option.note && <span className={styles.optionNote}>{option.note}</span>}
            </span>
            {chosen.has(option.value) && <Check className={styles.mark} />}
          </div>
        ))}
        {createLabel !== undefined && (
          <div key="create" {...rowProps(options.length)} aria-selected={false}>
            <Plus />
            {createLabel}
          </div>
        )}
      </div>
      {!hasRows && (
        <p className={styles.message} role="status">
          {emptyLabel}
        </p>
      )}
    </>
  );
}
