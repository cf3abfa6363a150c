import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field } from '@/shared/ui/inputs/field';
import { TextInput } from '@/shared/ui/inputs/text-input';

const WORDS = '메일 주소가 맞는지 확인해주세요.';
const form = (error?: string) => (
  <>
    <Field label="메일 주소" error={error}>
      <TextInput />
    </Field>
    <button type="button">더하기</button>
  </>
);

it('shows an error that a press has caused only after the press', async () => {
  const { rerender } = render(form());
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button);
  fireEvent.mouseDown(button);
  rerender(form(WORDS));
  expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).not.toBeInvalid();
  fireEvent.pointerUp(button);
  fireEvent.mouseUp(button);
  expect(await screen.findByText(WORDS)).toBeVisible();
  expect(screen.getByRole('textbox')).toBeInvalid();
});

it('keeps an error that was there before the press, and shows one without a press at once', () => {
  const { rerender } = render(form());
  rerender(form(WORDS));
  expect(screen.getByText(WORDS)).toBeVisible();
  fireEvent.pointerDown(screen.getByRole('button'));
  rerender(form('메일 주소를 적어주세요.'));
  expect(screen.getByText('메일 주소를 적어주세요.')).toBeVisible();
  fireEvent.pointerCancel(screen.getByRole('button'));
});
