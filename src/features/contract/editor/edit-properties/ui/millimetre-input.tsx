import { useState, type KeyboardEvent } from 'react';
import { toMillimetres, toPoints } from '#rules/page-geometry.ts';
import * as styles from './properties.css';

interface MillimetreInputProps {
  label: string;
  /** In points, or null if the selected fields differ. */
  points: number | null;
  onPoints: (points: number) => void;
}

const shown = (points: number | null) => (points === null ? '' : String(Math.round(toMillimetres(points) * 10) / 10));

/** Commits on Enter and on blur. The up and down keys step by 0.1 mm, or by 1 mm with Shift. */
export function MillimetreInput({ label, points, onPoints }: MillimetreInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = (words: string) => {
    setTyped(null);
    const millimetres = Number(words.normalize('NFKC').replace(',', '.'));
    if (words.trim() !== '' && Number.isFinite(millimetres) && words !== shown(points)) onPoints(toPoints(millimetres));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') take(event.currentTarget.value);
    if (event.key === 'Escape') setTyped(null);
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0 || points === null) return;
    event.preventDefault();
    setTyped(null);
    onPoints(toPoints(Math.round((toMillimetres(points) + by * (event.shiftKey ? 1 : 0.1)) * 10) / 10));
  };

  return (
    <label className={styles.number}>
      {label}
      <input
        className={styles.numberInput}
        inputMode="decimal"
        aria-label={`${label} (밀리미터)`}
        value={typed ?? shown(points)}
        placeholder="—"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={(event) => typed !== null && take(event.target.value)}
        onKeyDown={press}
      />
      <span className={styles.unit}>mm</span>
    </label>
  );
}
