import { useId } from 'react';
import { MarkPicture, type SealMark } from '@/entities/mark';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { useMessages } from '../messages';
import { normalizeSealText } from '../model/seal-characters';
import { ChoiceCards } from './choice-cards';
import * as styles from './make-mark.css';

type SealMethodProps = {
  mark: SealMark;
  onMark: (mark: SealMark) => void;
  /** A company's seal has the company name around its centre. */
  isCompany: boolean;
  /** Names sizes after what they are used for, as with saved marks. */
  hasNamedSizes: boolean;
};

const SHAPES = ['ROUND', 'SQUARE', 'OVAL'] as const;
const FACES = ['MYEONGJO', 'BATANG', 'BRUSH'] as const;
const SIZES = ['10', '12', '15', '18'] as const;
const NAMED_SIZES = [12, 15, 18] as const;
const MAX_AROUND = 30;

export function SealMethod({ mark, onMark, isCompany, hasNamedSizes }: SealMethodProps) {
  const t = useMessages();
  const id = useId();
  const letters = normalizeSealText(mark.text);
  const carved = letters || t.name.slice(0, 2);
  const picture = (change: Partial<SealMark>) => <MarkPicture mark={{ ...mark, text: carved, ...change }} />;
  const sizes = hasNamedSizes
    ? NAMED_SIZES.map((size) => ({ value: String(size), label: t.namedSizes[size] }))
    : SIZES.map((size) => ({ value: size, label: t.sizeOf(Number(size)) }));
  const encircle = (text: string) => {
    const { corporateText: _, ...rest } = mark;
    onMark(text === '' ? rest : { ...rest, corporateText: text });
  };
  return (
    <div className={styles.desk}>
      <div className={styles.preview} data-preview>
        {letters && <div className={styles.previewMark}>{picture({})}</div>}
      </div>
      <div className={styles.rows}>
        <label className={styles.rowLabel} htmlFor={`${id}-text`}>
          {isCompany ? t.carved : t.name}
        </label>
        <TextInput
          id={`${id}-text`}
          value={mark.text}
          maxLength={20}
          autoComplete="off"
          onChange={(event) => onMark({ ...mark, text: event.target.value })}
        />
        {isCompany && (
          <>
            <label className={styles.rowLabel} htmlFor={`${id}-around`}>
              {t.around}
            </label>
            <TextInput
              id={`${id}-around`}
              value={mark.corporateText ?? ''}
              maxLength={MAX_AROUND}
              autoComplete="organization"
              onChange={(event) => encircle(event.target.value)}
            />
          </>
        )}
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
          value={sizes.find(({ value }) => Number(value) === mark.sizeMm)?.value ?? '12'}
          choices={sizes}
          onValueChange={(size) => onMark({ ...mark, sizeMm: Number(size) })}
        />
      </div>
    </div>
  );
}
