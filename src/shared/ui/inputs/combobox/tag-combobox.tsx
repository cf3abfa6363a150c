import { CircleExclamationPoint, X } from '@/shared/icons';
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useMergedRef } from '@/shared/lib/merge-refs';
import { useField } from '@/shared/ui/inputs/field';
import { InputBox } from '@/shared/ui/inputs/text-input';
import * as styles from './combobox.css';
import { OptionPopover } from './option-popover';
import { matchesQuery, getOptionId, OptionList, type ComboboxOption } from './options';
import { addTags, splitTags } from './split-tags';
import { useOptionKeys } from './use-option-keys';

export interface TagComboboxProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type'
> {
  values: readonly string[];
  onValuesChange: (values: string[]) => void;
  /** Excludes selected options. */
  options?: readonly ComboboxOption[];
  /** Only options can be added. */
  onlyOptions?: boolean;
  /** Invalid tags are kept, shown in raspberry, and can be corrected. */
  isValid?: (value: string) => boolean;
  /** Splits typed and pasted text into tags. A space ends a tag once all of them are valid. */
  split?: (text: string) => string[];
  /** Allows spaces in tags, as in names but not in email addresses. */
  keepsSpaces?: boolean;
  emptyLabel?: string;
  /** Called with the text that isn't a tag yet. */
  onTextChange?: (text: string) => void;
}

export function TagCombobox(props: TagComboboxProps) {
  const {
    values,
    onValuesChange,
    options = [],
    onlyOptions = false,
    isValid = () => true,
    keepsSpaces = false,
    onTextChange,
    split = (text) => splitTags(text, keepsSpaces || onlyOptions),
    ...rest
  } = props;
  const { emptyLabel = '찾는 이름이 없어요', className, ref, onBlur, placeholder, ...attributes } = rest;
  const wiring = useField(attributes);
  const listId = useId();
  const own = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(ref, own);
  const [words, setWords] = useState('');
  const [isOpen, setIsOpen] = useState(false);

  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const shown = options.filter((option) => !values.includes(option.value) && matchesQuery(option, words));
  const isListShown = isOpen && options.length > 0 && (shown.length > 0 || onlyOptions);

  const known = (word: string) => options.find(({ label, value }) => label === word || value === word)?.value;
  const add = (text: string) => {
    const added = split(text)
      .map((word) => known(word) ?? (onlyOptions ? undefined : word))
      .filter((word) => word !== undefined);
    if (added.length > 0) onValuesChange(addTags(values, added));
    setWords('');
  };
  const remove = (value: string) => {
    onValuesChange(values.filter((other) => other !== value));
    own.current?.focus();
  };
  const edit = (value: string) => {
    remove(value);
    setWords(value);
  };
  const choose = (index: number) => {
    const option = shown[index];
    if (option) onValuesChange(addTags(values, [option.value]));
    setWords('');
  };
  const keys = useOptionKeys({
    count: shown.length,
    isOpen: isListShown,
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
    onChoose: choose,
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || keys.onKeyDown(event)) return;
    const last = values.at(-1);
    if (event.key === 'Backspace' && words === '' && last !== undefined) return remove(last);
    const isEnd =
      event.key === 'Enter' ||
      event.key === ',' ||
      (event.key === ' ' && !keepsSpaces && !onlyOptions && split(words).every(isValid));
    if (!isEnd || (words.trim() === '' && event.key === 'Enter')) return;
    event.preventDefault();
    add(words);
  };

  return (
    <OptionPopover
      open={isListShown}
      onClose={() => setIsOpen(false)}
      anchor={
        <span data-combobox>
          <InputBox className={[styles.tagBox, className].filter(Boolean).join(' ')}>
            {values.map((value) => {
              const isBad = !isValid(value);
              return (
                <span key={value} className={styles.tag({ bad: isBad })}>
                  {isBad && <CircleExclamationPoint className={styles.tagIcon} aria-label="확인이 필요해요" />}
                  {isBad ? (
                    <button type="button" className={styles.tagText} onClick={() => edit(value)}>
                      {labelOf(value)}
                    </button>
                  ) : (
                    <span className={styles.tagText}>{labelOf(value)}</span>
                  )}
                  <button
                    type="button"
                    className={styles.tagRemove}
                    aria-label={`${labelOf(value)} 빼기`}
                    onClick={() => remove(value)}
                  >
                    <X className={styles.tagIcon} />
                  </button>
                </span>
              );
            })}
            <input
              {...attributes}
              {...wiring}
              ref={merged}
              type="text"
              role={options.length > 0 ? 'combobox' : undefined}
              aria-expanded={options.length > 0 ? isListShown : undefined}
              aria-controls={isListShown ? listId : undefined}
              aria-autocomplete={options.length > 0 ? 'list' : undefined}
              aria-activedescendant={
                isListShown && keys.activeIndex >= 0 ? getOptionId(listId, keys.activeIndex) : undefined
              }
              autoComplete="off"
              className={styles.tagInput}
              placeholder={values.length === 0 ? placeholder : undefined}
              value={words}
              onChange={(event) => {
                setWords(event.target.value);
                onTextChange?.(event.target.value);
                setIsOpen(true);
                keys.setActiveIndex(0);
              }}
              onClick={() => setIsOpen(true)}
              onKeyDown={onKeyDown}
              onPaste={(event) => {
                const pasted = event.clipboardData.getData('text');
                const [first, ...more] = split(pasted);
                if (first === undefined || (more.length === 0 && first === pasted.trim())) return;
                event.preventDefault();
                add(`${words} ${pasted}`);
              }}
              onBlur={(event) => {
                add(words);
                setIsOpen(false);
                onBlur?.(event);
              }}
            />
          </InputBox>
        </span>
      }
    >
      <OptionList
        id={listId}
        label="고를 수 있는 것"
        options={shown}
        words={words}
        activeIndex={keys.activeIndex}
        chosen={new Set()}
        emptyLabel={emptyLabel}
        multiple
        onChoose={choose}
        onActivate={keys.setActiveIndex}
      />
    </OptionPopover>
  );
}
