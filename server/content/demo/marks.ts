import type { components } from '#openapi';

type Schemas = components['schemas'];

export const DEMO_MARKS = [
  { use: 'SIGNATURE', name: '내 서명', mark: { kind: 'TYPED', text: '김지수', face: 'PEN' } },
  {
    use: 'SEAL',
    name: '내 도장',
    mark: { kind: 'SEAL', text: '김지수인', shape: 'ROUND', face: 'MYEONGJO', sizeMm: 12 },
  },
] as const satisfies readonly { use: Schemas['MarkUse']; name: string; mark: Schemas['Mark'] }[];

export const DEMO_SEAL = {
  name: '사용인감',
  mark: {
    kind: 'SEAL',
    text: '대표이사인',
    shape: 'ROUND',
    face: 'MYEONGJO',
    corporateText: '한빛물산 주식회사',
    sizeMm: 15,
  },
} as const satisfies { name: string; mark: Schemas['Mark'] };
