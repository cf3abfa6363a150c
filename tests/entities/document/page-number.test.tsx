import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PageNumber } from '@/entities/document';

const show = (page = 2) => {
  const onGo = vi.fn();
  render(<PageNumber page={page} count={120} onGo={onGo} />);
  return { onGo, input: screen.getByRole<HTMLInputElement>('textbox', { name: '쪽 번호, 모두 120쪽' }) };
};

it('says where one is, and goes to the number that is typed over it', async () => {
  const { onGo, input } = show();
  expect(input).toHaveValue('3');
  await userEvent.click(input);
  await userEvent.keyboard('87{Enter}');
  expect(onGo).toHaveBeenCalledWith(86);
  expect(input).not.toHaveFocus();
});

it('goes to the last page where there are not so many, and nowhere for nothing', async () => {
  const { onGo, input } = show();
  await userEvent.type(input, '{Backspace}999{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(onGo.mock.calls).toEqual([[119]]);
  for (const nothing of ['{Backspace}{Enter}', '0{Enter}', '쪽{Enter}']) {
    await userEvent.click(input);
    await userEvent.keyboard(nothing);
  }
  expect(onGo).toHaveBeenCalledTimes(1);
  expect(input).toHaveValue('3');
});

it('forgets what was typed with Escape and when it is left', async () => {
  const { onGo, input } = show();
  await userEvent.click(input);
  await userEvent.keyboard('9{Escape}');
  expect(input).toHaveValue('3');
  await userEvent.click(input);
  await userEvent.keyboard('9{Tab}');
  expect([input.value, onGo.mock.calls]).toEqual(['3', []]);
});
