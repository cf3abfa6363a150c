import { ChevronDown } from '@/shared/icons';
import { useId, useState, type ComponentProps } from 'react';
import { useDebouncedCallback } from '@/shared/lib/debounce';
import { useField, useFieldLabelId } from '@/shared/ui/inputs/field';
import { bareInput, InputBox } from '@/shared/ui/inputs/text-input';
import * as styles from './combobox.css';
import { OptionPopover } from './option-popover';
import { matchesQuery, getOptionId, OptionList, type ComboboxOption } from './options';
import { useOptionKeys } from './use-option-keys';

const QUERY_DEBOUNCE_MS = 200;

export interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | 'type'> {
  options: readonly ComboboxOption[];
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** For lists that the server searches. The options aren't filtered again. */
  onQueryChange?: (words: string) => void;
  /** Called when the user adds the text as a new option. If omitted, only existing options can be chosen. */
  onCreate?: (words: string) => void;
  emptyLabel?: string;
  size?: 'md' | 'lg';
}

export function Combobox(props: ComboboxProps) {
  const {
    options,
    value,
    onValueChange,
    onQueryChange,
    onCreate,
    emptyLabel = '찾는 이름이 없어요',
    size,
    ...rest
  } = props;
  const { className, onBlur, ...attributes } = rest;
  const wiring = useField(attributes);
  const labelId = useFieldLabelId();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState<string | null>(null);
  const { call: query } = useDebouncedCallback((next: string) => onQueryChange?.(next), QUERY_DEBOUNCE_MS);

  const chosenLabel = options.find((option) => option.value === value)?.label ?? '';
  const typed = words ?? '';
  const shown = onQueryChange || words === null ? options : options.filter((option) => matchesQuery(option, typed));
  const canCreate = onCreate !== undefined && typed.trim() !== '' && !shown.some(({ label }) => label === typed.trim());

  const close = () => {
    setIsOpen(false);
    setWords(null);
  };
  const choose = (index: number) => {
    const option = shown[index];
    if (option) onValueChange(option.value);
    else if (canCreate) onCreate(typed.trim());
    close();
  };
  const keys = useOptionKeys({
    count: shown.length + (canCreate ? 1 : 0),
    isOpen,
    onOpen: () => setIsOpen(true),
    onClose: close,
    onChoose: choose,
  });

  return (
    <OptionPopover
      open={isOpen}
      onClose={close}
      anchor={
        <span data-combobox>
          <InputBox size={size} className={className} tail={<ChevronDown className={styles.chevron} />}>
            <input
              {...attributes}
              {...wiring}
              type="text"
              role="combobox"
              autoComplete="off"
              className={bareInput}
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={
                isOpen && keys.activeIndex >= 0 ? getOptionId(listId, keys.activeIndex) : undefined
              }
              value={words ?? chosenLabel}
              onClick={() => {
                if (!isOpen)
                  keys.setActiveIndex(
                    Math.max(
                      0,
                      shown.findIndex((option) => option.value === value),
                    ),
                  );
                setIsOpen(true);
              }}
              onChange={(event) => {
                setWords(event.target.value);
                setIsOpen(true);
                keys.setActiveIndex(0);
                query(event.target.value);
                if (event.target.value === '') onValueChange(null);
              }}
              onKeyDown={keys.onKeyDown}
              onBlur={(event) => {
                // Whoever types a whole option and goes on has chosen it.
                const typedOption = shown.find(({ label }) => label === words?.trim());
                if (typedOption) onValueChange(typedOption.value);
                close();
                onBlur?.(event);
              }}
            />
          </InputBox>
        </span>
      }
    >
      <OptionList
        id={listId}
        label={attributes['aria-label'] ?? '고르기'}
        labelledBy={labelId}
        options={shown}
        words={typed}
        activeIndex={keys.activeIndex}
        chosen={new Set(value === null ? [] : [value])}
        createLabel={canCreate ? `“${typed.trim()}” 새로 더하기` : undefined}
        emptyLabel={emptyLabel}
        onChoose={choose}
        onActivate={keys.setActiveIndex}
      />
    </OptionPopover>
  );
}
