import type { StoreCategory, StoreTemplate } from '../api/store-template';

/** In display order. */
export const STORE_CATEGORIES: readonly { value: StoreCategory; label: string }[] = [
  { value: 'HR', label: '인사·근로' },
  { value: 'TRADE', label: '거래' },
  { value: 'SERVICE', label: '용역' },
  { value: 'REAL_ESTATE', label: '부동산' },
  { value: 'MONEY', label: '금전' },
  { value: 'CONSENT', label: '동의서' },
];

export const describeLegalBasis = ({ asOf }: Pick<StoreTemplate, 'asOf'>) =>
  `변호사가 살펴본 양식이 아니에요. 확인하고 고쳐 쓰세요. (${asOf} 법 기준)`;
