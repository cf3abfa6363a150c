import { useState } from 'react';
import { normalizeName } from '#rules/names.ts';
import { MAX_TITLE_LENGTH } from '@/shared/config';
import { Field } from '@/shared/ui/inputs/field';
import { TextInput } from '@/shared/ui/inputs/text-input';

type DraftTitleProps = {
  title: string;
  /** Empty if the template has no title rule. */
  rule: string;
  /** Called with each title that can be saved. */
  onChange: (title: string) => void;
  /** Called with whether what was typed can't be saved. */
  onUnsavable: (isUnsavable: boolean) => void;
};

const isTitle = (text: string) => normalizeName(text, MAX_TITLE_LENGTH) !== null;

/** With a title rule, the server derives the title unless the sender types one. */
export function DraftTitle({ title, rule, onChange, onUnsavable }: DraftTitleProps) {
  const [typed, setTyped] = useState(rule === '' ? title : '');
  const isLeft = (text: string) => rule !== '' && text.trim() === '';
  const isWrong = !isLeft(typed) && !isTitle(typed);
  return (
    <Field
      label="문서 이름"
      optional={rule !== ''}
      hint={isLeft(typed) ? '비워두면 템플릿에 정한 대로 지어요.' : undefined}
      error={isWrong ? `문서 이름을 1자에서 ${MAX_TITLE_LENGTH}자 사이로 적어주세요.` : undefined}
    >
      <TextInput
        autoComplete="off"
        maxLength={400}
        placeholder={title}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          onUnsavable(!isLeft(value) && !isTitle(value));
          if (isTitle(value)) onChange(value);
        }}
      />
    </Field>
  );
}
