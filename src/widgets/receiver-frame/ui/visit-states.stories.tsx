import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AccountView, InvitedView, VisitEndView } from '@/features/receiver/visit-direct-url';
import { storyVisit } from '@/features/receiver/visit-direct-url/ui/story-visit';
import { ApiError } from '@/shared/api';
import { language } from '@/shared/i18n';
import { PagePlaceholder } from './page-placeholder';
import { ReceiverFrame } from './receiver-frame';

const act = fn();
type ScreenProps = { isKnown?: boolean; isAsking?: boolean; children: ReactNode };
const Screen = ({ isKnown = true, isAsking = false, children }: ScreenProps) => (
  <ReceiverFrame
    sender={isKnown ? { name: storyVisit.organizationName, logo: null } : null}
    onBack={isAsking ? act : undefined}
  >
    {children}
  </ReceiverFrame>
);

const meta = {
  title: '받는 분/링크 서명',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { children: null },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    act.mockClear();
    void language.choose('ko');
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const DESK = { viewport: { value: 'wide' } };
const english = () => language.choose('en');
const invited = <InvitedView visit={storyVisit} picture={<PagePlaceholder />} onBegin={act} />;
const account = { visit: storyVisit, isBusy: false, failure: null, onGiven: act };

export const Invited: Story = {
  name: '링크를 열었을 때',
  args: { children: invited },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('메일이나 문자로 받는 번호, 비밀번호')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '시작하기' }));
    await expect(act).toHaveBeenCalledTimes(1);
  },
};
export const InvitedDesk: Story = { name: '링크를 열었을 때, 넓은 화면', args: { children: invited }, globals: DESK };
export const InvitedDark: Story = {
  name: '링크를 열었을 때, 어둡게',
  args: { children: invited },
  globals: { theme: 'dark' },
};
export const InvitedEnglish: Story = {
  name: '링크를 열었을 때, 영어',
  args: { children: invited },
  beforeEach: english,
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Start' })).toBeVisible(),
};
export const InvitedPlain: Story = {
  name: '기한과 말이 없을 때',
  args: {
    children: (
      <InvitedView
        visit={{ ...storyVisit, message: '', endsAt: null, contactBy: 'MAIL', steps: ['EMAIL_CODE'] }}
        picture={<PagePlaceholder />}
        onBegin={act}
      />
    ),
  },
};
export const Asking: Story = {
  name: '누구인지 묻기',
  args: { isAsking: true, children: <AccountView {...account} /> },
  play: async ({ canvas }) => {
    const go = canvas.getByRole('button', { name: '다음' });
    await userEvent.click(go);
    await expect(canvas.getByLabelText('이름')).toHaveFocus();
    await expect(canvas.getByText('이름을 적어주세요.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('이름'), '이도윤');
    await userEvent.type(canvas.getByLabelText('메일 주소'), 'doyun@gmial.com');
    await userEvent.click(canvas.getByRole('button', { name: '고치기' }));
    await expect(canvas.getByLabelText('메일 주소')).toHaveValue('doyun@gmail.com');
    await userEvent.click(canvas.getByRole('radio', { name: '휴대폰' }));
    await userEvent.type(canvas.getByLabelText('휴대폰 번호'), '01023456789{Enter}');
    await expect(act).toHaveBeenCalledWith({ name: '이도윤', contact: { phone: '010-2345-6789' } });
  },
};
export const AskingMail: Story = {
  name: '정해진 메일만',
  args: {
    isAsking: true,
    children: <AccountView {...account} visit={{ ...storyVisit, contactBy: 'MAIL', domains: ['hanbit.example'] }} />,
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('이름'), '이도윤');
    await userEvent.type(canvas.getByLabelText('메일 주소'), 'doyun@out.example{Enter}');
    await expect(canvas.getByLabelText('메일 주소')).toBeInvalid();
    await expect(act).not.toHaveBeenCalled();
  },
};
export const AskingPhone: Story = {
  name: '휴대폰만',
  args: { isAsking: true, children: <AccountView {...account} visit={{ ...storyVisit, contactBy: 'PHONE' }} /> },
};
export const AskingDesk: Story = { ...Asking, name: '누구인지 묻기, 넓은 화면', globals: DESK };
export const AskingEnglish: Story = {
  name: '누구인지 묻기, 영어',
  args: { isAsking: true, children: <AccountView {...account} /> },
  beforeEach: english,
};
export const Starting: Story = {
  name: '시작하는 중',
  args: { isAsking: true, children: <AccountView {...account} isBusy /> },
};
export const StartFailed: Story = {
  name: '시작하지 못함',
  args: { isAsking: true, children: <AccountView {...account} failure={new ApiError('NETWORK')} /> },
};
export const Paused: Story = {
  name: '지금은 받지 않음',
  args: { children: <VisitEndView kind="closed" closedAs="PAUSED" onRetry={act} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 확인하기' }));
    await expect(act).toHaveBeenCalledTimes(1);
  },
};
export const Full: Story = {
  name: '인원이 참',
  args: { children: <VisitEndView kind="closed" closedAs="FULL" onRetry={act} /> },
};
export const Ended: Story = {
  name: '더 이상 받지 않음',
  args: { children: <VisitEndView kind="closed" closedAs="ENDED" onRetry={act} /> },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: '다시 확인하기' })).toBeNull(),
};
export const EndedDesk: Story = { ...Ended, name: '더 이상 받지 않음, 넓은 화면', globals: DESK };
export const EndedEnglish: Story = {
  name: '더 이상 받지 않음, 영어',
  args: { children: <VisitEndView kind="closed" closedAs="ENDED" onRetry={act} /> },
  beforeEach: english,
};
export const Wrong: Story = { name: '없는 링크', args: { isKnown: false, children: <VisitEndView kind="wrong" /> } };
export const Unreachable: Story = {
  name: '열지 못함',
  args: {
    isKnown: false,
    children: <VisitEndView kind="unreachable" failure={new ApiError('NETWORK')} onRetry={act} />,
  },
};
