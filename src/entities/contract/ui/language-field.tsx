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

/**
 * Lets the sender choose the language of a receiver's messages and pages. In a template, it applies to anyone who takes
 * the slot.
 */
export const LanguageField = ({ label = '이분이 볼 말', value, onChange }: LanguageFieldProps) => (
  <Field label={label}>
    <Select
      options={OPTIONS}
      value={value ?? OF_CONTRACT}
      onValueChange={(next) => onChange(next === OF_CONTRACT ? null : next)}
    />
  </Field>
);
