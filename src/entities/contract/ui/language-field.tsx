import type { Language } from '@/shared/i18n';
import { Field } from '@/shared/ui/inputs/field';
import { Select } from '@/shared/ui/inputs/select';
import { LANGUAGE_CHOICES } from '../model/setting-choices';

const OF_CONTRACT = 'CONTRACT';
const OPTIONS = [{ value: OF_CONTRACT, label: '문서 설정을 따라요' }, ...LANGUAGE_CHOICES] as const;

type LanguageFieldProps = {
  label?: string;
  value: Language | null;
  onChange: (language: Language | null) => void;
};

/** Selects the language of messages and pages for a person, or for the person who will take a slot. */
export const LanguageField = ({ label = '이분이 볼 말', value, onChange }: LanguageFieldProps) => (
  <Field label={label}>
    <Select
      options={OPTIONS}
      value={value ?? OF_CONTRACT}
      onValueChange={(next) => onChange(next === OF_CONTRACT ? null : next)}
    />
  </Field>
);
