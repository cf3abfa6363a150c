import * as styles from './stamp.css';

export interface StampProps {
  /** One to four syllables; two and three stand upright, four make a square of two. */
  name: string;
  shape?: 'circle' | 'square';
  size?: number;
  /** Lands once, when it appears. */
  lands?: boolean;
}

/** Right to left, as on a carved seal: 이도윤인 reads 이도 on the right, 윤인 on the left. */
function places(syllables: string[]): { syllable: string; x: number; y: number; size: number }[] {
  const at = (index: number) => syllables[index] ?? '';
  if (syllables.length <= 1) return [{ syllable: at(0), x: 50, y: 51, size: 46 }];
  if (syllables.length === 4) {
    return [
      { syllable: at(0), x: 66, y: 35, size: 30 },
      { syllable: at(1), x: 66, y: 67, size: 30 },
      { syllable: at(2), x: 34, y: 35, size: 30 },
      { syllable: at(3), x: 34, y: 67, size: 30 },
    ];
  }
  const step = syllables.length === 2 ? 32 : 25;
  const size = syllables.length === 2 ? 32 : 26;
  return syllables.map((syllable, index) => ({
    syllable,
    x: 50,
    y: 51 + (index - (syllables.length - 1) / 2) * step,
    size,
  }));
}

/** An ornament, never somebody's real seal: that one is made by the seal maker. */
export function Stamp({ name, shape = 'circle', size = 64, lands = false }: StampProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      width={size}
      height={size}
      className={lands ? `${styles.stamp} ${styles.landing}` : styles.stamp}
      aria-hidden
    >
      {shape === 'circle' ? (
        <circle className={styles.ring} cx="50" cy="50" r="45" strokeWidth="5" />
      ) : (
        <rect className={styles.ring} x="5" y="5" width="90" height="90" rx="10" strokeWidth="5" />
      )}
      {places(Array.from(name).slice(0, 4)).map(({ syllable, x, y, size: fontSize }) => (
        <text key={`${x}-${y}`} className={styles.letter} x={x} y={y} fontSize={fontSize}>
          {syllable}
        </text>
      ))}
    </svg>
  );
}
