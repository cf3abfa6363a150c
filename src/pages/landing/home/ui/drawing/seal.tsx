import { SEAL_GLYPHS, type SealCharacter } from './seal-glyphs';
import * as styles from './seal.css';

type Letters = readonly SealCharacter[];

const NAME: Letters = ['이', '도', '윤'];
const NAME_SQUARE: Letters = ['이', '도', '윤', '인'];
const PROOF: Letters = ['도', '장', '증', '명'];
const TITLE: Letters = ['대', '표', '이', '사'];
const COMPANY: Letters = ['한', '빛', '물', '산', '주', '식', '회', '사'];

/** In reading order: carved seals are read from the right column to the left. */
const SQUARE_PLACES = [
  [70, 29],
  [70, 71],
  [30, 29],
  [30, 71],
] as const;
const TITLE_PLACES = [
  [40, 41],
  [60, 41],
  [40, 60],
  [60, 60],
] as const;

type GlyphProps = { letter: SealCharacter; x: number; y: number; size: number; turn?: number };

const Glyph = ({ letter, x, y, size, turn = 0 }: GlyphProps) => (
  <path
    className={styles.glyph}
    d={SEAL_GLYPHS[letter]}
    transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 100})`}
  />
);

const stacked = (letters: Letters, size: number, step: number) =>
  letters.map((letter, index) => <Glyph key={letter} letter={letter} x={50} y={50 + (index - 1) * step} size={size} />);

const inSquare = (letters: Letters) =>
  letters.map((letter, index) => {
    const [x, y] = SQUARE_PLACES[index] ?? SQUARE_PLACES[0];
    return <Glyph key={letter} letter={letter} x={x} y={y} size={40} />;
  });

const DRAWINGS = {
  circle: (
    <>
      <circle className={styles.ring} cx="50" cy="50" r="47" strokeWidth="4.5" />
      {stacked(NAME, 31, 25.5)}
    </>
  ),
  oval: (
    <>
      <ellipse className={styles.ring} cx="50" cy="50" rx="36" ry="47" strokeWidth="5" />
      {stacked(NAME, 30, 25)}
    </>
  ),
  square: (
    <>
      <rect className={styles.ring} x="3" y="3" width="94" height="94" rx="8" strokeWidth="5" />
      {inSquare(NAME_SQUARE)}
    </>
  ),
  proof: (
    <>
      <rect className={styles.ring} x="3.500" y="3.500" width="93" height="93" rx="11" strokeWidth="5.500" />
      {inSquare(PROOF)}
    </>
  ),
  company: (
    <>
      <circle className={styles.ring} cx="50" cy="50" r="47.500" strokeWidth="3.400" />
      <circle className={styles.ring} cx="50" cy="50" r="27" strokeWidth="1.600" />
      {COMPANY.map((letter, index) => {
        const turn = index * 45 - 67.5;
        const angle = ((turn - 90) * Math.PI) / 180;
        return (
          <Glyph
            key={`${letter}-${index}`}
            letter={letter}
            x={50 + 37 * Math.cos(angle)}
            y={50 + 37 * Math.sin(angle)}
            size={14}
            turn={turn}
          />
        );
      })}
      {TITLE.map((letter, index) => {
        const [x, y] = TITLE_PLACES[index] ?? TITLE_PLACES[0];
        return <Glyph key={letter} letter={letter} x={x} y={y} size={20} />;
      })}
    </>
  ),
};

/** Imitates a real seal, which only the server can draw. */
export const Seal = ({ kind, className }: { kind: keyof typeof DRAWINGS; className?: string }) => (
  <svg viewBox="0 0 100 100" className={className ? `${styles.seal} ${className}` : styles.seal} aria-hidden>
    {DRAWINGS[kind]}
  </svg>
);
