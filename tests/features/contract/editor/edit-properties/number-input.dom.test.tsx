import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NumberInput } from '@/features/contract/editor/edit-properties/ui/number-input.tsx';

const PROBLEM = '숫자로 적어주세요.';

function renderInput(initial = '200') {
  const onValue = vi.fn();
  function Editor() {
    const [value, setValue] = useState(initial);
    const take = (next: string) => {
      onValue(next);
      setValue(next);
    };
    return (
      <>
        <NumberInput
          label="가장 작은 값"
          inputMode="decimal"
          value={value}
          accepts={(digits) => /^-?\d+(\.\d+)?$/.test(digits)}
          problem={PROBLEM}
          onValue={take}
        />
        <button onClick={() => setValue('7')}>되돌리기</button>
      </>
    );
  }
  render(<Editor />);
  return { onValue, input: screen.getByRole('textbox', { name: /가장 작은 값/ }) };
}

describe('a number of a field', () => {
  it.each([
    ['1,000', '1000'],
    ['１００', '100'],
    ['5,000원', '5000'],
    ['-3', '-3'],
    ['1.5', '1.5'],
  ])('reads %s and leaves it as it was typed', async (typed, digits) => {
    const { onValue, input } = renderInput();
    await userEvent.clear(input);
    await userEvent.type(input, typed);
    await userEvent.tab();
    expect(onValue).toHaveBeenLastCalledWith(digits);
    expect(input).toHaveValue(typed);
    expect(screen.queryByText(PROBLEM)).not.toBeInTheDocument();
  });

  it('says once it is left that it cannot read something, and keeps it', async () => {
    const { onValue, input } = renderInput();
    await userEvent.clear(input);
    onValue.mockClear();
    await userEvent.type(input, '십만');
    expect(screen.queryByText(PROBLEM)).not.toBeInTheDocument();
    await userEvent.tab();
    expect(input).toHaveValue('십만');
    expect(input).toHaveAccessibleDescription(PROBLEM);
    expect(onValue).not.toHaveBeenCalled();
  });

  it('is emptied', async () => {
    const { onValue, input } = renderInput();
    await userEvent.clear(input);
    expect(onValue).toHaveBeenLastCalledWith('');
  });

  it('shows a value that was undone', async () => {
    const { input } = renderInput();
    await userEvent.type(input, '1');
    await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(input).toHaveValue('7');
  });
});
