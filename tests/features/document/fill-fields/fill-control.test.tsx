import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FillControl } from '@/features/document/fill-fields/ui/fill-control';
import { signField } from '../../../support/sign-contract';

const nothing = () => {};

function Entry({ kind }: { kind: 'AMOUNT' | 'NUMBER' | 'BUSINESS_NUMBER' | 'TEXT' | 'MULTILINE' }) {
  const [value, setValue] = useState<string | null>(null);
  const field = signField(1, { kind, name: '칸' });
  const resolved = {
    field,
    isMine: true,
    isShown: true,
    isAsked: true,
    isRequired: true,
    value,
    problem: null,
    note: null,
  };
  return (
    <>
      <FillControl
        resolved={resolved}
        all={[resolved]}
        isSaid={false}
        onType={(_, typed) => setValue(typed)}
        onClean={nothing}
        onLeave={nothing}
        onMark={nothing}
        onAttach={nothing}
      />
      <output>{value}</output>
    </>
  );
}

it.each([
  ['AMOUNT', '1,000원', '1000'],
  ['AMOUNT', '１０００', '1000'],
  ['AMOUNT', '００７', '7'],
  ['AMOUNT', '00', '0'],
  ['NUMBER', '１２．５', '12.5'],
  ['NUMBER', '00012', '00012'],
  ['NUMBER', '-0.5', '-0.5'],
  ['BUSINESS_NUMBER', '１２３４５６７８９１', '123-45-67891'],
  ['BUSINESS_NUMBER', '12345678911', '123-45-678911'],
] as const)('%s takes %s', async (kind, text, value) => {
  render(<Entry kind={kind} />);
  const field = screen.getByRole('textbox', { name: '칸' });
  await userEvent.type(field, text);
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${value}$`));
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${value}$`));
});

it.each(['TEXT', 'MULTILINE'] as const)('%s says how much of a long text it could not take', async (kind) => {
  render(<Entry kind={kind} />);
  const field = screen.getByRole('textbox', { name: '칸' });
  await userEvent.click(field);
  await userEvent.paste('가'.repeat(10_000));
  expect(screen.getByRole('alert')).toHaveTextContent('너무 길어서 끝의 5,000자를 넣지 못했어요.');
  expect(field).toHaveValue('가'.repeat(5_000));
  await userEvent.clear(field);
  await userEvent.paste('가'.repeat(5_000));
  expect(screen.queryByRole('alert')).toBeNull();
});
