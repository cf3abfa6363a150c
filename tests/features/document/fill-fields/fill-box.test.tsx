import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { resolveFields } from '#rules/resolve-fields.ts';
import { FillBox } from '@/features/document/fill-fields';

it.each([
  ['부산점', '근무지, 채웠어요'],
  ['부산', '근무지, 꼭 채워야 해요'],
])('says of a list prefilled with %s: %s', (value, name) => {
  const field = { fieldId: 'place', kind: 'LIST', name: '근무지', receiverUuid: 'me', required: true } as const;
  const filler = { receiverUuid: 'me', name: '이도윤', email: null, phone: null, company: '', today: '2026-11-20' };
  const [resolved] = resolveFields([{ ...field, items: ['서울', '부산점'] }], { place: value }, filler);
  if (!resolved) throw new Error('The field was not resolved.');
  const box = { x: 0, y: 0, width: 100, height: 20 };
  render(<FillBox resolved={resolved} box={box} zoom={1} isCurrent={false} isSaid={false} onFocus={vi.fn()} />);
  expect(screen.getByRole('button', { name })).toBeInTheDocument();
});

it.each([
  [true, '주소, 인쇄할 수 없는 글자가 있어요: 😊'],
  [false, '주소, 채웠어요'],
])('says what is wrong with a value if its error is shown: %s', (isSaid, name) => {
  const field = { fieldId: 'address', kind: 'TEXT', name: '주소', receiverUuid: 'me', required: true } as const;
  const problem = { code: 'UNPRINTABLE', characters: ['😊'] } as const;
  const state = { isMine: true, isShown: true, isAsked: true, isRequired: true, note: null };
  const resolved = { ...state, field, value: '부산 😊', problem };
  const box = { x: 0, y: 0, width: 100, height: 20 };
  render(<FillBox resolved={resolved} box={box} zoom={1} isCurrent={false} isSaid={isSaid} onFocus={vi.fn()} />);
  expect(screen.getByRole('button', { name })).toBeInTheDocument();
});
