import { MAIL_KINDS } from '#rules/mail-words.ts';
import { MAIL_KIND_LABELS, type MailText } from '@/entities/setting/mail-template';
import { Combobox } from '@/shared/ui/inputs/combobox';
import { Field } from '@/shared/ui/inputs/field';
import { SegmentedControl } from '@/shared/ui/inputs/segmented-control';
import * as styles from './mail-templates.css';

export type MailTextKey = Pick<MailText, 'kind' | 'language'>;

/** Custom wording is limited to these languages. Receivers with other languages get the built-in one. */
const OWN_LANGUAGES = [
  { value: 'ko', label: '한국어' },
  { value: 'en', label: 'English' },
] as const;

type KindChoiceProps = { place: MailTextKey; own: readonly MailText[]; onChange: (place: MailTextKey) => void };

/** Marks messages that the organisation has reworded. */
export function KindChoice({ place, own, onChange }: KindChoiceProps) {
  const isOwn = (kind: MailText['kind']) => own.some((text) => text.kind === kind && text.language === place.language);
  return (
    <div className={styles.choices}>
      <Field label="언제 보내는 메일인가요?">
        <Combobox
          options={MAIL_KINDS.map((kind) => ({
            value: kind,
            label: MAIL_KIND_LABELS[kind],
            ...(isOwn(kind) && { note: '고친 문구' }),
          }))}
          value={place.kind}
          onValueChange={(next) => {
            const kind = MAIL_KINDS.find((other) => other === next);
            if (kind) onChange({ ...place, kind });
          }}
        />
      </Field>
      <SegmentedControl
        aria-label="받는 분이 볼 말"
        options={OWN_LANGUAGES}
        value={place.language}
        onValueChange={(language) => onChange({ ...place, language })}
      />
    </div>
  );
}
