const BY_FORMAT: Record<string, string> = {
  email: '메일 주소가 맞는지 확인해주세요.',
  uuid: '주소가 맞는지 확인해주세요.',
  'date-time': '날짜와 시각을 다시 확인해주세요.',
};

/** Explains a validation error in Korean. */
export function describeFieldError(keyword: string, field: string, params: Record<string, unknown>): string {
  const limit = String(params['limit']);
  switch (keyword) {
    case 'required':
      return '꼭 필요한 내용이에요.';
    case 'additionalProperties':
      return '쓰지 않는 항목이에요.';
    case 'type':
      return '형식이 맞지 않아요.';
    case 'format':
      return BY_FORMAT[String(params['format'])] ?? '형식이 맞지 않아요.';
    case 'minLength':
      return limit === '1' ? '내용을 적어주세요.' : `${limit}자 이상 적어주세요.`;
    case 'maxLength':
      return `${limit}자까지 적을 수 있어요.`;
    case 'minItems':
      return '하나 이상 골라주세요.';
    case 'maxItems':
      return `${limit}개까지 고를 수 있어요.`;
    case 'uniqueItems':
      return '같은 것이 두 번 들어 있어요.';
    case 'minimum':
      return `${limit} 이상이어야 해요.`;
    case 'maximum':
      return `${limit}까지 쓸 수 있어요.`;
    case 'pattern':
      return field.endsWith('code') ? '여섯 자리 번호를 적어주세요.' : '형식이 맞지 않아요.';
    default:
      return '적은 내용을 다시 확인해주세요.';
  }
}
