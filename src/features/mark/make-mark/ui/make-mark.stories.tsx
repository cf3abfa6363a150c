import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { language } from '@/shared/i18n';
import { deviceMarkStore } from '../api/saved-marks';
import { DrawOnPhone } from './draw-on-phone';
import { MakeMark } from './make-mark';

const meta = {
  title: '받는 분/서명과 도장 만들기',
  component: MakeMark,
  args: {
    kind: 'SIGNATURE',
    acceptSeal: true,
    name: '이도윤',
    emptyCount: 1,
    saved: deviceMarkStore,
    phone: {
      start: () => Promise.resolve({ code: 'x', url: 'https://dojang.example/sign?draw=4bQ0Zr7yK1mWnV2sXt9cAp' }),
      look: () => Promise.resolve(null),
    },
    isBusy: false,
    failure: null,
    onMade: fn(),
    onClose: fn(),
  },
  beforeEach: () => language.choose('ko'),
} satisfies Meta<typeof MakeMark>;
export default meta;
type Story = StoryObj<typeof meta>;
const phone = { viewport: { value: 'phone' } };
const tab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

export const Draw: Story = {
  name: '그리기',
  play: async ({ args }) => {
    // Drawing needs a pointer, so the keyboard starts at the ways to make a mark.
    await waitFor(() => expect(screen.getByRole('tab', { name: '그리기' })).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: '이 서명 넣기' }));
    await expect(screen.getByText('서명을 그려주세요')).toBeVisible();
    await expect(args.onMade).not.toHaveBeenCalled();
  },
};
export const DrawPhone: Story = { name: '그리기, 휴대폰', globals: phone };
export const Typed: Story = {
  name: '글자',
  play: async ({ args }) => {
    await tab('글자');
    await userEvent.click(await screen.findByRole('radio', { name: '붓' }));
    await userEvent.click(screen.getByRole('button', { name: '이 서명 넣기' }));
    await expect(args.onMade).toHaveBeenCalledWith({ kind: 'TYPED', text: '이도윤', face: 'BRUSH' }, true);
  },
};
export const Photo: Story = {
  name: '사진',
  play: async () => {
    await tab('사진');
    await userEvent.click(screen.getByRole('button', { name: '이 서명 넣기' }));
    await expect(screen.getByText('사진을 먼저 골라주세요.')).toBeVisible();
  },
};
export const Seal: Story = {
  name: '도장',
  args: { kind: 'SEAL' },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '이름' }), '인감장');
    await userEvent.click(screen.getByRole('button', { name: '이 도장 찍기' }));
    await expect(screen.getByText('네 글자까지 새길 수 있어요')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: '이름' }), '{Backspace}');
    await expect(screen.queryByText('네 글자까지 새길 수 있어요')).toBeNull();
    await expect(args.onMade).not.toHaveBeenCalled();
  },
};
export const SealPhone: Story = { name: '도장, 휴대폰', args: { kind: 'SEAL' }, globals: phone };
export const SealDark: Story = { name: '도장, 어둡게', args: { kind: 'SEAL' }, globals: { theme: 'dark' } };
export const SeveralFields: Story = { name: '여러 칸에 한 번에', args: { emptyCount: 3 } };
export const OnPhone: Story = {
  name: '휴대폰에서 그리기',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '휴대폰에서 그리기' }));
    await expect(await screen.findByRole('img', { name: '휴대폰으로 찍을 QR' })).toBeVisible();
  },
};
export const PhoneFails: Story = {
  ...OnPhone,
  name: '휴대폰에서 그릴 수 없음',
  args: { phone: { start: () => Promise.reject(new Error('503')), look: () => Promise.resolve(null) } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '휴대폰에서 그리기' }));
    await expect(await screen.findByText(/지금은 휴대폰에서 그릴 수 없어요/)).toBeVisible();
  },
};
const keeping = { title: '새 도장', confirm: '만들기', fields: null };
export const Kept: Story = {
  name: '두고 쓸 도장',
  args: { kind: 'SEAL', saved: null, keeping },
  play: async ({ args }) => {
    await expect(screen.queryByRole('checkbox', { name: /남겨두기/ })).toBeNull();
    await userEvent.click(await screen.findByRole('radio', { name: '법인인감 18mm' }));
    await userEvent.click(screen.getByRole('button', { name: '만들기' }));
    await expect(args.onMade).toHaveBeenCalledWith(
      { kind: 'SEAL', text: '이도윤', shape: 'ROUND', face: 'MYEONGJO', sizeMm: 18 },
      true,
    );
  },
};
export const Company: Story = {
  name: '회사 도장',
  args: { kind: 'SEAL', name: '대표이사인', saved: null, keeping: { ...keeping, companyName: '한빛물산 주식회사' } },
  play: async ({ args }) => {
    await userEvent.clear(await screen.findByRole('textbox', { name: '둘레' }));
    await userEvent.click(screen.getByRole('button', { name: '만들기' }));
    await expect(args.onMade).toHaveBeenCalledWith(
      { kind: 'SEAL', text: '대표이사인', shape: 'ROUND', face: 'MYEONGJO', sizeMm: 18 },
      true,
    );
  },
};
export const Failed: Story = { name: '넣지 못함', args: { failure: '네트워크에 접근할 수 없어요.' } };

const paper = { organizationName: '한빛물산 주식회사', failure: null, onSend: fn() };
export const Paper: Story = {
  name: 'QR로 연 휴대폰',
  globals: phone,
  render: () => <DrawOnPhone {...paper} stage="drawing" />,
};
export const PaperSent: Story = {
  name: 'QR로 연 휴대폰, 보냄',
  globals: phone,
  render: () => <DrawOnPhone {...paper} stage="sent" />,
};
export const PaperGone: Story = {
  name: 'QR로 연 휴대폰, 끝남',
  globals: phone,
  render: () => <DrawOnPhone {...paper} stage="gone" />,
};
