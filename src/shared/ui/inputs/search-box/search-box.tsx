import { Search, X } from '@/shared/icons';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useDebouncedCallback } from '@/shared/lib/debounce';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { HANDLES_ESCAPE } from '@/shared/ui/overlays/layer';
import { isTyping, TextInput } from '@/shared/ui/inputs/text-input';
import * as styles from './search-box.css';

const DEBOUNCE_MS = 250;

export interface SearchBoxProps {
  /** Says what can be searched, such as "이름이나 메일". Also the accessible name. */
  placeholder: string;
  /** The current search from the URL. */
  value: string;
  /** Called 250 ms after the last keystroke, and immediately on Enter or when cleared. */
  onSearch: (words: string) => void;
  /** Focuses the input when `/` is pressed anywhere on the page. Only one search box per page may set this. */
  slashFocuses?: boolean;
  filled?: boolean;
  className?: string;
}

export function SearchBox({
  placeholder,
  value,
  onSearch,
  slashFocuses = false,
  filled = false,
  className,
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  const { call, flush } = useDebouncedCallback((next: string) => {
    setSent(next);
    onSearch(next);
  }, DEBOUNCE_MS);

  // The URL also changes in other ways (Back, "거르기 모두 풀기"). If it only repeats our own search, the input isn't touched.
  if (value !== known) {
    setKnown(value);
    if (value !== sent) setWords(value);
  }

  useEffect(() => {
    if (!slashFocuses) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [slashFocuses]);

  const clear = () => {
    setWords('');
    flush('');
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') flush(words.trim());
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (words) clear();
    else event.currentTarget.blur();
  };

  return (
    <TextInput
      ref={input}
      type="search"
      role="searchbox"
      quiet
      size={filled ? 'md' : 'sm'}
      className={[filled && styles.filled, className].filter(Boolean).join(' ')}
      {...(words && HANDLES_ESCAPE)}
      aria-label={placeholder}
      placeholder={placeholder}
      autoComplete="off"
      enterKeyHint="search"
      value={words}
      onChange={(event) => {
        setWords(event.target.value);
        call(event.target.value.trim());
      }}
      onKeyDown={onKeyDown}
      lead={<Search />}
      tail={
        words ? (
          <IconButton size="sm" label="지우기" icon={<X />} onClick={clear} />
        ) : (
          slashFocuses && (
            <kbd className={styles.slashHint} aria-hidden>
              /
            </kbd>
          )
        )
      }
    />
  );
}
