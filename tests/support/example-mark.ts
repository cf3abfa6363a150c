import type { components } from '#openapi';

type UserMark = components['schemas']['UserMark'];

export const exampleMark = (name: string, change: Partial<UserMark> = {}): UserMark => ({
  markId: name,
  use: 'SIGNATURE',
  name,
  mark: { kind: 'TYPED', text: '김지수', face: 'PEN' },
  pictureUrl: null,
  isDefault: false,
  version: 1,
  createdAt: '2026-11-01T00:00:00Z',
  ...change,
});
