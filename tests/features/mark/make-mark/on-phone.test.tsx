import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MakeMark, type PhoneDrawing } from '@/features/mark/make-mark';
import { ApiError } from '@/shared/api';
import { stubWindowWidth } from '../../../support/media';

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
});

async function drawOnPhone(phone: Partial<PhoneDrawing>) {
  stubWindowWidth(1440);
  const user = userEvent.setup();
  const given: PhoneDrawing = {
    start: () => Promise.resolve({ code: 'code', url: 'https://dojang.example/sign/draw?draw=code' }),
    look: () => new Promise(() => {}),
    ...phone,
  };
  render(
    <MakeMark
      kind="SIGNATURE"
      acceptSeal={false}
      name="이도윤"
      emptyCount={1}
      saved={null}
      phone={given}
      isBusy={false}
      failure={null}
      onMade={() => {}}
      onClose={() => {}}
    />,
  );
  await user.click(await screen.findByRole('button', { name: '휴대폰에서 그리기' }));
  return user;
}

it('shows a QR for the phone', async () => {
  await drawOnPhone({});
  expect(await screen.findByRole('img', { name: '휴대폰으로 찍을 QR' })).toBeInTheDocument();
  expect(screen.getByText('휴대폰에서 그리기를 기다리고 있어요')).toBeInTheDocument();
});

it('says so where no QR can be had, and leads back to the paper here', async () => {
  const user = await drawOnPhone({ start: () => Promise.reject(new ApiError('NETWORK')) });
  expect(await screen.findByText('지금은 휴대폰에서 그릴 수 없어요. 여기에 그려주세요.')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: '휴대폰으로 찍을 QR' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '여기에 그리기' }));
  expect(screen.getByRole('img', { name: '여기에 그려주세요' })).toBeInTheDocument();
});

it('has the characters of these texts before the connection is lost', async () => {
  const load = vi.fn<(font: string, letters: string) => Promise<FontFace[]>>(() => Promise.resolve([]));
  const faces = Object.assign([{ family: 'Dojang UI', unicodeRange: 'U+0-D7A3' }], { load });
  Object.defineProperty(document, 'fonts', { configurable: true, value: faces });
  await drawOnPhone({});
  const letters = load.mock.calls.map(([, asked]) => asked).join('');
  for (const letter of '지금은 휴대폰에서 그릴 수 없어요. 시간이 지났어요. 다시 시작하기')
    expect(letters).toContain(letter);
});
