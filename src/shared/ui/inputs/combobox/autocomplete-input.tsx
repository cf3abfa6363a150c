import { useId, useState, type ComponentProps } from 'react';
import { useField, useFieldLabelId } from '@/shared/ui/inputs/field';
import { bareInput, InputBox } from '@/shared/ui/inputs/text-input';
import { OptionPopover } from './option-popover';
import { getOptionId, OptionList, type ComboboxOption } from './options';
import { useOptionKeys } from './use-option-keys';

export interface AutocompleteInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | 'type'> {
  value: string;
  onValueChange: (words: string) => void;
  /** Matches for the current text. Without any, the list is hidden. */
  options: readonly ComboboxOption[];
  onChoose: (value: string) => void;
}

/** Suggests known values but, unlike a Combobox, accepts any text. */
export function AutocompleteInput({ value, onValueChange, options, onChoose, ...rest }: AutocompleteInputProps) {
  const { className, onBlur, ...attributes } = rest;
  const wiring = useField(attributes);
  const labelId = useFieldLabelId();
  const listId = useId();
  const [isWanted, setIsWanted] = useState(false);
  const isOpen = isWanted && options.length > 0;
  const close = () => setIsWanted(false);
  const choose = (index: number) => {
    const option = options[index];
    if (option) onChoose(option.value);
    close();
  };
  const keys = useOptionKeys({
    count: options.length,
    isOpen,
    onOpen: () => setIsWanted(true),
    onClose: close,
    onChoose: choose,
  });

  return (
    <OptionPopover
      open={isOpen}
      onClose={close}
      anchor={
        <span data-combobox>
          <InputBox className={className}>
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
              value={value}
              onChange={(event) => {
                onValueChange(event.target.value);
                setIsWanted(true);
                // Enter only selects an option that the user has highlighted.
                keys.setActiveIndex(-1);
              }}
              onKeyDown={keys.onKeyDown}
              onBlur={(event) => {
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
        label={attributes['aria-label'] ?? '아는 분'}
        labelledBy={labelId}
        options={options}
        words={value}
        activeIndex={keys.activeIndex}
        chosen={new Set()}
        emptyLabel=""
        onChoose={choose}
        onActivate={keys.setActiveIndex}
      />
    </OptionPopover>
  );
}
