import { MarkPicture, type SealMark } from '@/entities/mark';
import { TextInput } from '@/shared/ui/text-input';
import { useMessages } from '../messages';
import { sealLetters } from '../model/seal-letters';
import { ChoiceCards } from './choice-cards';
import * as styles from './make-mark.css';

type SealWayProps = { mark: SealMark; onMark: (mark: SealMark) => void };

const SHAPES = ['ROUND', 'SQUARE', 'OVAL'] as const;
const FACES = ['MYEONGJO', 'BATANG', 'BRUSH'] as const;
const SIZES = ['10', '12', '15', '18'] as const;

/** A seal as it is carved: what is seen here is what will be printed, in its true size on paper. */
export function SealWay({ mark, onMark }: SealWayProps) {
  const t = useMessages();
  const letters = sealLetters(mark.text);
  const carved = letters || t.name.slice(0, 2);
  const picture = (change: Partial<SealMark>) => <MarkPicture mark={{ ...mark, text: carved, ...change }} />;
  return (
    <div className={styles.desk}>
      <div className={styles.preview} data-preview>
        {letters && <div className={styles.previewMark}>{picture({})}</div>}
      </div>
      <div className={styles.rows}>
        <label className={styles.rowLabel} htmlFor="seal-name">
          {t.name}
        </label>
        <TextInput
          id="seal-name"
          value={mark.text}
          maxLength={20}
          autoComplete="off"
          onChange={(event) => onMark({ ...mark, text: event.target.value })}
        />
        <ChoiceCards
          label={t.shape}
          value={mark.shape}
          choices={SHAPES.map((shape) => ({ value: shape, label: t.shapes[shape], picture: picture({ shape }) }))}
          onValueChange={(shape) => onMark({ ...mark, shape })}
        />
        <ChoiceCards
          label={t.face}
          value={mark.face}
          choices={FACES.map((face) => ({ value: face, label: t.faces[face], picture: picture({ face }) }))}
          onValueChange={(face) => onMark({ ...mark, face })}
        />
        <ChoiceCards
          label={t.size}
          value={SIZES.find((size) => Number(size) === mark.sizeMm) ?? '12'}
          choices={SIZES.map((size) => ({ value: size, label: t.sizeOf(Number(size)) }))}
          onValueChange={(size) => onMark({ ...mark, sizeMm: Number(size) })}
        />
      </div>
    </div>
  );
}
