import { MarkPicture, type TypedMark } from '@/entities/mark';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { useMessages } from '../messages';
import { ChoiceCards } from './choice-cards';
import * as styles from './make-mark.css';

type TypeMethodProps = { mark: TypedMark; onMark: (mark: TypedMark) => void };

const FACES = ['PEN', 'BRUSH', 'BATANG', 'MYEONGJO'] as const;
const LONGEST = 30;

export function TypeMethod({ mark, onMark }: TypeMethodProps) {
  const t = useMessages();
  const sample = mark.text.trim().slice(0, 3) || t.name;
  return (
    <div className={styles.desk}>
      <div className={styles.preview}>
        {mark.text.trim() && (
          <div className={styles.previewMark}>
            <MarkPicture mark={{ ...mark, text: mark.text.trim() }} />
          </div>
        )}
      </div>
      <div className={styles.rows}>
        <label className={styles.rowLabel} htmlFor="mark-name">
          {t.name}
        </label>
        <TextInput
          id="mark-name"
          value={mark.text}
          maxLength={LONGEST}
          autoComplete="name"
          onChange={(event) => onMark({ ...mark, text: event.target.value })}
        />
        <ChoiceCards
          label={t.face}
          value={mark.face}
          choices={FACES.map((face) => ({
            value: face,
            label: t.faces[face],
            picture: <MarkPicture mark={{ kind: 'TYPED', text: sample, face }} />,
          }))}
          onValueChange={(face) => onMark({ ...mark, face })}
        />
      </div>
    </div>
  );
}
