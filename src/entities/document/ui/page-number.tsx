import { useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../model/messages';
import * as styles from './page-number.css';

type PageNumberProps = {
  page: number;
  count: number;
  onGo: (page: number) => void;
};

export function PageNumber({ page, count, onGo }: PageNumberProps) {
  const t = useMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const go = () => {
    const number = Number(typed);
    // Ignores empty input, and caps numbers at the last page.
    if (typed && number >= 1) onGo(Math.min(number, count) - 1);
    setTyped(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') go();
    else setTyped(null);
    input.current?.blur();
  };
  return (
    <span className={styles.frame}>
      <input
        ref={input}
        className={styles.number}
        style={{ width: `${String(count).length + 1.5}ch` }}
        aria-label={t.pageNumber(count)}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={4}
        value={typed ?? String(page + 1)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
        onKeyDown={press}
        onBlur={() => setTyped(null)}
      />
      {t.ofPages(count)}
    </span>
  );
}
