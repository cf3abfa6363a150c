import type { FormBlock } from '../../documents/typeset/form.types.ts';
import {
  LEGAL_BASIS_MONTH,
  createAnswerBlank,
  createBlank,
  NOTICE_BLOCK,
  FILLED_BY_SENDER,
  type StoreForm,
} from './store-form.types.ts';

const PERSON = 0;
const QUESTIONS = {
  required: '필수 항목의 수집·이용에 동의하나요?',
  optional: '선택 항목의 수집·이용에 동의하나요?',
  sensitive: '민감정보의 처리에 동의하나요?',
  third: '개인정보를 제3자에게 제공하는 데 동의하나요?',
} as const;
type Part = keyof typeof QUESTIONS;

const NONE = '해당하는 것이 없으면 ‘해당 없음’이라고 적어주세요.';

/** No answer is preselected, and each consent is separate (개인정보 보호법 제22조). */
const consents = (part: Part, onlyIf?: string) => ({
  [`${part}Yes`]: createAnswerBlank(PERSON, QUESTIONS[part], '동의함', onlyIf === undefined ? {} : { onlyIf }),
  [`${part}No`]: createAnswerBlank(PERSON, QUESTIONS[part], '동의하지 않음', onlyIf === undefined ? {} : { onlyIf }),
});

/** The law requires key terms to be at least 20% larger than the rest, which needs at least 9 points. */
const SIZES = { size: 9.2, keySize: 11.2 };

/** Two lines of at least 9 points, enough for the longest text allowed. */
const item = (label: string, onlyIf?: string) =>
  createBlank(FILLED_BY_SENDER, 'MULTILINE', label, 1, {
    lines: 2,
    validation: { maxLength: 60 },
    ...(onlyIf !== undefined && { onlyIf }),
  });
const keyItem = (label: string, onlyIf?: string) => {
  const one = item(label, onlyIf);
  return { ...one, rules: { ...one.rules, fontSize: 12 as const } };
};
const keyLine = (label: string, onlyIf?: string) =>
  createBlank(FILLED_BY_SENDER, 'TEXT', label, 1, {
    fontSize: 12,
    validation: { maxLength: 30 },
    ...(onlyIf !== undefined && { onlyIf }),
  });
const effect = (label: string, onlyIf?: string) =>
  createBlank(FILLED_BY_SENDER, 'TEXT', label, 38, {
    validation: { maxLength: 36 },
    ...(onlyIf !== undefined && { onlyIf, help: NONE }),
  });

function consentTable(part: Part, heading: string, rows: readonly (readonly [string, string])[]): FormBlock {
  return {
    kind: 'TABLE',
    heading,
    columns: [24, 76],
    ...SIZES,
    rowHeight: 24,
    rows: [
      ...rows.map(([label, text]) => [{ label }, text]),
      [
        { label: '동의 여부' },
        `${QUESTIONS[part]}\n{${part}Yes}\u00A0동의함        {${part}No}\u00A0동의하지\u00A0않음`,
      ],
    ],
  };
}

export const PRIVACY_CONSENT_FORM: StoreForm = {
  code: 'privacy-consent',
  title: '개인정보 수집·이용 동의서',
  description: '필수, 선택, 민감정보, 제3자 제공에 따로따로 동의받는 문서',
  category: 'CONSENT',
  asOf: LEGAL_BASIS_MONTH,
  keywords: ['개인정보', '동의서', '수집', '이용', '제3자 제공', '민감정보', '입사', '고객'],
  notFor: [
    '14세 미만 아동(법정대리인의 동의가 필요해요)',
    '주민등록번호를 다루는 일',
    '여권번호, 운전면허번호나 외국인등록번호를 받는 일(동의를 따로 받아야 해요)',
    '광고를 보내거나 개인정보를 국외로 보내는 일(동의를 따로 받아야 해요)',
  ],
  slots: [{ key: 'person', name: '정보주체', role: 'SIGNER', order: 1, person: 'ASK', channels: ['MAIL', 'SMS'] }],
  blanks: {
    company: createBlank(FILLED_BY_SENDER, 'COMPANY', '개인정보처리자(회사 이름)', 14),
    requiredPurpose: item('필수 항목을 쓰는 목적'),
    requiredItems: item('필수로 받는 항목'),
    requiredPeriod: keyLine('필수 항목을 보관하는 기간'),
    requiredEffect: effect('필수 항목에 동의하지 않을 때의 불이익'),
    optionalPurpose: item('선택 항목을 쓰는 목적', 'hasOptional'),
    optionalItems: item('선택으로 받는 항목', 'hasOptional'),
    optionalPeriod: keyLine('선택 항목을 보관하는 기간', 'hasOptional'),
    sensitivePurpose: item('민감정보를 쓰는 목적', 'hasSensitive'),
    sensitiveItems: keyItem('받는 민감정보', 'hasSensitive'),
    sensitivePeriod: keyLine('민감정보를 보관하는 기간', 'hasSensitive'),
    sensitiveEffect: effect('민감정보에 동의하지 않을 때의 불이익', 'hasSensitive'),
    thirdWho: keyLine('개인정보를 제공받는 자', 'hasThird'),
    thirdPurpose: keyItem('제공받는 자가 쓰는 목적', 'hasThird'),
    thirdItems: item('제공하는 항목', 'hasThird'),
    thirdPeriod: keyLine('제공받는 자가 보관하는 기간', 'hasThird'),
    thirdEffect: effect('제3자 제공에 동의하지 않을 때의 불이익', 'hasThird'),
    hasOptional: createBlank(FILLED_BY_SENDER, 'CHECKBOX', '선택 항목이 있나요?', 1, { isOptional: true }),
    hasSensitive: createBlank(FILLED_BY_SENDER, 'CHECKBOX', '민감정보를 받나요?', 1, { isOptional: true }),
    hasThird: createBlank(FILLED_BY_SENDER, 'CHECKBOX', '제3자에게 제공하나요?', 1, { isOptional: true }),
    ...consents('required'),
    ...consents('optional', 'hasOptional'),
    ...consents('sensitive', 'hasSensitive'),
    ...consents('third', 'hasThird'),
    signedOn: createBlank(PERSON, 'SIGNED_DATE', '동의한 날'),
    personPhone: createBlank(PERSON, 'PHONE', '정보주체의 연락처'),
    personName: createBlank(PERSON, 'NAME', '정보주체의 이름'),
    personSign: createBlank(PERSON, 'SIGNATURE', '정보주체의 서명'),
  },
  hasPageNumbers: true,
  blocks: [
    NOTICE_BLOCK,
    {
      kind: 'PROSE',
      text: '개인정보처리자 {company}(이하 “회사”)은 「개인정보 보호법」 제15조, 제17조, 제22조와 제23조에 따라 아래와 같이 알리고 동의를 구합니다. 내용을 자세히 읽고 항목마다 동의할지 정해 주시기 바랍니다. 표시하지 않은 절은 이 동의에 해당하지 않습니다.',
    },
    {
      kind: 'PROSE',
      heading: '정보주체의 권리',
      text: '정보주체는 언제든지 자신의 개인정보를 열람하고, 정정·삭제나 처리정지를 요구하며, 동의를 철회할 수 있습니다. 회사는 보유 기간이 지났거나 목적을 이룬 개인정보를 지체 없이 파기합니다. 이 동의서로 주민등록번호 등 고유식별정보를 수집하지 않습니다. 계약의 이행이나 법령에 따라 동의 없이 처리하는 개인정보는 이 동의서에 넣지 않고, 그 항목과 근거를 개인정보 처리방침에서 따로 알립니다(「개인정보 보호법」 제22조제3항).',
    },
    consentTable('required', '1. 필수 항목의 수집·이용', [
      ['수집·이용 목적', '{requiredPurpose}'],
      ['수집 항목', '{requiredItems}'],
      ['**보유·이용 기간**', '{requiredPeriod}'],
      [
        '거부할 권리와\n불이익',
        '동의를 거부할 권리가 있습니다. 동의하지 않으면 다음의 불이익이 있습니다.\n{requiredEffect}',
      ],
    ]),
    consentTable('optional', '2. 선택 항목의 수집·이용', [
      ['해당 여부', '{hasOptional}\u00A0선택 항목을 수집합니다.'],
      ['수집·이용 목적', '{optionalPurpose}'],
      ['수집 항목', '{optionalItems}'],
      ['**보유·이용 기간**', '{optionalPeriod}'],
      [
        '거부할 권리와\n불이익',
        '필요한 최소한의 정보가 아니므로 동의를 거부할 권리가 있으며, 동의하지 않아도 아무런 불이익이 없습니다.',
      ],
    ]),
    consentTable('sensitive', '3. 민감정보의 처리', [
      ['해당 여부', '{hasSensitive}\u00A0민감정보를 처리합니다.'],
      ['처리 목적', '{sensitivePurpose}'],
      ['**민감정보 항목**', '{sensitiveItems}'],
      ['**보유·이용 기간**', '{sensitivePeriod}'],
      [
        '거부할 권리와\n불이익',
        '동의를 거부할 권리가 있습니다. 동의하지 않으면 다음의 불이익이 있습니다.\n{sensitiveEffect}',
      ],
    ]),
    consentTable('third', '4. 개인정보의 제3자 제공', [
      ['해당 여부', '{hasThird}\u00A0개인정보를 제3자에게 제공합니다.'],
      ['**제공받는 자**', '{thirdWho}'],
      ['**이용 목적**', '{thirdPurpose}'],
      ['제공 항목', '{thirdItems}'],
      ['**보유·이용 기간**', '{thirdPeriod}'],
      [
        '거부할 권리와\n불이익',
        '동의를 거부할 권리가 있습니다. 동의하지 않으면 다음의 불이익이 있습니다.\n{thirdEffect}',
      ],
    ]),
    {
      kind: 'SIGNING',
      text: '본인은 위 내용을 충분히 읽고 이해하였으며, 항목마다 표시한 대로 동의 여부를 정하였습니다.',
      date: 'signedOn',
      parties: [
        {
          name: '정보주체',
          rows: [['연락처', 'personPhone']],
          signer: { label: '성명', name: 'personName', mark: 'personSign', print: '(서명)' },
        },
      ],
    },
  ],
};
