import { LANGUAGE_NAMES, LANGUAGES } from '@/shared/i18n';
import type { ContractSettings } from '../api/contract';
import { KOREAN_LANGUAGE_NAMES } from './korean-language-names';

type Choices<Key extends keyof ContractSettings> = readonly { value: ContractSettings[Key]; label: string }[];

/** Labelled with the Korean name for senders and the native name for receivers. */
export const LANGUAGE_CHOICES: Choices<'language'> = LANGUAGES.map((value) => ({
  value,
  label: value === 'ko' ? LANGUAGE_NAMES.ko : `${KOREAN_LANGUAGE_NAMES[value]} · ${LANGUAGE_NAMES[value]}`,
}));
export const SHOW_OTHERS_CHOICES: Choices<'showOthers'> = [
  { value: 'ALL', label: '서명한 뒤에 보여주기' },
  { value: 'NONE', label: '서로 보지 않기' },
];
