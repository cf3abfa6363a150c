import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PhoneInput } from '@/shared/ui/inputs/phone-input';

it.each([
  ['full-width digits', '０１０７７７７８８８８', '010-7777-8888'],
  ['the country code without a plus', '821077778888', '010-7777-8888'],
  ['the country code with a plus', '+82 1077778888', '010-7777-8888'],
  ['a digit too many', '010777788889', '010-7777-88889'],
])('takes %s, typed or pasted', async (_, text, shown) => {
  render(<PhoneInput aria-label="휴대폰" />);
  const field = screen.getByRole('textbox', { name: '휴대폰' });
  await userEvent.type(field, text);
  expect(field).toHaveValue(shown);
  await userEvent.clear(field);
  await userEvent.paste(text);
  expect(field).toHaveValue(shown);
});
