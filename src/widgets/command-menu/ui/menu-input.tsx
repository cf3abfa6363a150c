import { Search, X } from '@/shared/icons';
import type { KeyboardEvent, Ref } from 'react';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { isComposing, TextInput } from '@/shared/ui/inputs/text-input';
import { HANDLES_ESCAPE } from '@/shared/ui/overlays/layer';
import type { Menu } from '../model/use-menu';
import * as styles from './menu.css';

const WORDS = '문서 이름이나 받는 분으로 찾기';
/** The same limit as in the lists. */
const MAX_SEARCH_CHARACTERS = 100;

type MenuInputProps = {
  ref?: Ref<HTMLInputElement>;
  menu: Menu;
  listId: string;
  isOpen: boolean;
  /** In the top bar, Escape first closes the list and then clears the text. In a dialog, it closes the dialog. */
  inBar?: boolean;
  onOpen?: () => void;
  onClose?: () => void;
};

/** Loaded with the app frame, so that the input responds to keys immediately. */
export function MenuInput({ ref, menu, listId, isOpen, inBar = false, onOpen, onClose }: MenuInputProps) {
  const { words, onWords, activeId, keys } = menu;

  const pressEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (isOpen) onClose?.();
    else if (words) onWords('');
    else event.currentTarget.blur();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) keys.current?.move(event.key === 'ArrowDown' ? 1 : -1);
      else onOpen?.();
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      menu.onEnter();
    }
    if (event.key === 'Escape' && inBar) pressEscape(event);
  };

  return (
    <TextInput
      ref={ref}
      type="search"
      role="combobox"
      quiet
      data-autofocus={!inBar || undefined}
      className={inBar ? styles.filled : undefined}
      {...(inBar && HANDLES_ESCAPE)}
      aria-label={WORDS}
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-autocomplete="list"
      aria-activedescendant={isOpen ? activeId : undefined}
      placeholder={WORDS}
      maxLength={MAX_SEARCH_CHARACTERS}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      value={words}
      onChange={(event) => {
        onWords(event.target.value);
        onOpen?.();
      }}
      onClick={onOpen}
      onKeyDown={press}
      lead={<Search />}
      tail={words ? <ClearButton onClear={() => onWords('')} /> : inBar && <SlashHint />}
    />
  );
}

const SlashHint = () => (
  <kbd className={styles.slashHint} aria-hidden>
    /
  </kbd>
);

const ClearButton = ({ onClear }: { onClear: () => void }) => (
  <IconButton
    size="sm"
    label="지우기"
    icon={<X />}
    // Keeps focus in the input.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClear}
  />
);
