import type { ContractSettings } from '../api/contract';

type Choices<Key extends keyof ContractSettings> = readonly { value: ContractSettings[Key]; label: string }[];

export const LANGUAGE_CHOICES: Choices<'language'> = [
  { value: 'ko', label: '한국어' },
  { value: 'en', label: 'English' },
];
export const SHOW_OTHERS_CHOICES: Choices<'showOthers'> = [
  { value: 'ALL', label: '서명한 뒤에 보여주기' },
  { value: 'NONE', label: '서로 보지 않기' },
];
