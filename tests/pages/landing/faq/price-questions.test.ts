import { expect, it } from 'vitest';
import type { ServicePlans } from '@/entities/payment/service-plan';
import { listQuestionGroups } from '@/pages/landing/faq/model/price-questions';

const plans: ServicePlans = {
  billing: 'toss',
  plans: [
    { servicePlanName: 'FREE', price: 0, contractsPerMonth: 7 },
    { servicePlanName: 'STANDARD', price: 123_000, contractsPerMonth: 321 },
  ],
  costs: { DOCUMENT: 3, TEXT: 4, IDENTITY: 5 },
  packs: [],
  seller: {
    name: '주식회사 도장',
    representative: '홍가온',
    businessNumber: '000-00-00000',
    mailOrderNumber: '제2026-부산해운대-00000호',
    address: '부산광역시 해운대구 센텀중앙로 00',
    phone: '051-000-0000',
    email: 'help@dojang.example',
  },
};

const answers = (given: ServicePlans | null | undefined) =>
  (listQuestionGroups(given).find(({ id }) => id === 'price')?.questions ?? [])
    .flatMap(({ answer }) => answer)
    .join(' ');

it('tell what is sold here, to the won', () => {
  const told = answers(plans);
  expect(told).toContain('스탠다드 요금제는 한 달에 321건을 보낼 수 있고, 123,000원이에요.');
  expect(told).toContain('문서는 3개, 문자는 4개, 휴대폰 본인 확인은 5개를 써요.');
});

it('say that nothing is sold where nothing is', () => {
  expect(answers({ ...plans, billing: 'off' })).toContain('요금이 없어요');
  expect(answers({ ...plans, billing: 'off' })).not.toContain('원이에요');
});

it.each([null, undefined])('name no price while it is not known (%s)', (given) => {
  expect(answers(given)).not.toMatch(/\d/);
});
