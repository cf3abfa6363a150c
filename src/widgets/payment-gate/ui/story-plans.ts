import type { ServicePlans } from '@/entities/payment/service-plan';

/** Prices differ from the real ones, because screens must work with any prices. */
export const storyPlans = (change: Partial<ServicePlans> = {}): ServicePlans => ({
  billing: 'emulator',
  plans: [
    { servicePlanName: 'FREE', price: 0, contractsPerMonth: 7 },
    { servicePlanName: 'STANDARD', price: 123_000, contractsPerMonth: 321 },
  ],
  costs: { DOCUMENT: 1, TEXT: 1, IDENTITY: 2 },
  packs: [{ creditPackId: 'A', credits: 120, price: 12_000 }],
  seller: {
    name: '주식회사 도장',
    representative: '홍가온',
    businessNumber: '000-00-00000',
    mailOrderNumber: '제2026-부산해운대-00000호',
    address: '부산광역시 해운대구 센텀중앙로 00',
    phone: '051-000-0000',
    email: 'help@dojang.example',
  },
  ...change,
});
