import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  AccessCodeView,
  ArrivalView,
  CodeView,
  ConsentsView,
  EndView,
  IdentityView,
  LockedView,
} from '@/features/receiver/verify-receiver';
import { addSecondsToNow, type DeadEndCode } from '@/features/receiver/verify-receiver/model/verification-steps';
import type { IdentityStage } from '@/features/receiver/verify-receiver/ui/identity-view';
import { storyFailure, storyLetter, storySteps } from '@/features/receiver/verify-receiver/ui/story-letter';
import { language } from '@/shared/i18n';
import { PagePlaceholder } from './page-placeholder';
import { ReceiverFrame } from './receiver-frame';

const act = fn();
type ScreenProps = {
  /** The current one of three verification steps. Undefined before the first and after the last. */
  step?: number;
  isKnown?: boolean;
  children: ReactNode;
};
const Screen = ({ step, isKnown = true, children }: ScreenProps) => (
  <ReceiverFrame
    sender={isKnown ? { name: storyLetter.organizationName, logo: null } : null}
    progress={step === undefined ? null : { done: step, total: 3 }}
    onBack={step === undefined ? undefined : act}
  >
    {children}
  </ReceiverFrame>
);

const meta = {
  title: '받는 분/들어오는 길',
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

const arrival = {
  letter: storyLetter,
  steps: storySteps(['PHONE_IDENTITY', 'ACCESS_CODE']),
  isReview: false,
  isBusy: false,
  failure: null,
  picture: <PagePlaceholder />,
  consents: null,
  onTicked: act,
  onOpen: act,
  onDownload: act,
  onAsk: act,
};
const state = (receiver: Partial<typeof storyLetter.receiver>, status: typeof storyLetter.status = 'IN_PROGRESS') => ({
  ...storyLetter,
  status,
  receiver: { ...storyLetter.receiver, ...receiver },
});

export const Arrived: Story = {
  name: '도착',
  args: { children: <ArrivalView {...arrival} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '문서 열기' }));
    await expect(act).toHaveBeenCalledTimes(1);
  },
};
function Agreeing() {
  const [consents, setConsents] = useState({ electronic: false, personal: false });
  return <ArrivalView {...arrival} steps={[]} consents={consents} onTicked={setConsents} />;
}
export const ArrivedWithConsents: Story = {
  name: '도착, 동의까지',
  args: { children: <Agreeing /> },
  play: async ({ canvas }) => {
    // Queried every time, because the disabled button is a different element.
    const open = () => userEvent.click(canvas.getByRole('button', { name: '문서 열기' }));
    await userEvent.click(canvas.getByLabelText('전자서명으로 계약하는 것에 동의해요 (필수)'));
    await expect(canvas.getByRole('checkbox', { name: '모두 동의해요' })).toBePartiallyChecked();
    await open();
    await expect(act).not.toHaveBeenCalled();
    // Screen readers announce the text with the checkbox, while sighted users expand it.
    const personal = canvas.getByLabelText('개인정보 수집·이용에 동의해요 (필수)');
    await expect(personal).toHaveAccessibleDescription(/^한빛물산 주식회사에서 보낸 계약을/);
    await userEvent.click(canvas.getByRole('button', { name: '개인정보 수집·이용에 동의해요 (필수) 내용 보기' }));
    await expect(canvas.getByText(/^한빛물산 주식회사에서 보낸 계약을/)).toBeVisible();
    await userEvent.click(canvas.getByLabelText('모두 동의해요'));
    await open();
    await expect(act).toHaveBeenCalledTimes(1);
  },
};
export const ArrivedWithConsentsEnglish: Story = {
  name: '도착, 동의까지, 영어',
  args: { children: <Agreeing /> },
  beforeEach: () => language.choose('en'),
};
export const ArrivedWithConsentsDark: Story = {
  name: '도착, 동의까지, 어둡게',
  args: { children: <Agreeing /> },
  globals: { theme: 'dark' },
};
export const ArrivedEnglish: Story = {
  name: '도착, 영어',
  args: { children: <ArrivalView {...arrival} /> },
  beforeEach: () => language.choose('en'),
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Open document' })).toBeVisible(),
};
export const ArrivedDark: Story = {
  name: '도착, 어둡게',
  args: { children: <ArrivalView {...arrival} /> },
  globals: { theme: 'dark' },
};
export const ArrivedLongMessage: Story = {
  name: '도착, 긴 말',
  args: {
    children: <ArrivalView {...arrival} letter={{ ...storyLetter, messages: ['가나다라마바사 '.repeat(30)] }} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '내용 펼치기' }));
    await expect(canvas.getByRole('button', { name: '내용 접기' })).toHaveAttribute('aria-expanded', 'true');
  },
};
export const Opening: Story = { name: '여는 중', args: { children: <ArrivalView {...arrival} isBusy /> } };
export const OpeningFailed: Story = {
  name: '열지 못함',
  args: { children: <ArrivalView {...arrival} failure={storyFailure('INTERNAL', 500)} /> },
};
export const Approver: Story = {
  name: '검토하는 분',
  args: { children: <ArrivalView {...arrival} letter={state({ role: 'APPROVER' })} steps={[]} /> },
};
export const Viewer: Story = {
  name: '사본만 받는 분',
  args: {
    children: <ArrivalView {...arrival} letter={state({ role: 'VIEWER', hasTurn: false }, 'COMPLETED')} steps={[]} />,
  },
};
export const Signed: Story = {
  name: '이미 서명함',
  args: {
    children: (
      <ArrivalView
        {...arrival}
        letter={state({ state: 'SIGNED', hasTurn: false, actedAt: '2026-11-20T07:20:00Z' })}
        steps={[]}
      />
    ),
  },
};
export const FillAgain: Story = {
  name: '다시 채워달라고 함',
  args: {
    children: (
      <ArrivalView
        {...arrival}
        letter={{ ...state({ state: 'NOTIFIED' }), request: 'VALUES', fieldCount: 1 }}
        steps={[]}
      />
    ),
  },
};
export const AgreeToChange: Story = {
  name: '바뀐 내용에 동의하기',
  args: {
    children: (
      <ArrivalView
        {...arrival}
        letter={{ ...state({ state: 'SIGNED' }), request: 'CONSENT', fieldCount: 0 }}
        steps={[]}
      />
    ),
  },
};
export const Completed: Story = {
  name: '모두 서명함',
  args: {
    children: (
      <ArrivalView
        {...arrival}
        letter={state({ state: 'SIGNED', hasTurn: false, actedAt: '2026-11-20T07:20:00Z' }, 'COMPLETED')}
        steps={[]}
      />
    ),
  },
};
export const Review: Story = { name: '한 번 더 확인', args: { children: <ArrivalView {...arrival} isReview /> } };

const accessCode = {
  isDelegated: false,
  hint: '생년월일 여섯 자리',
  isBusy: false,
  failure: null,
  onGiven: act,
  onAsk: act,
};
export const AccessCode: Story = {
  name: '문서 비밀번호',
  args: { step: 2, children: <AccessCodeView {...accessCode} /> },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('비밀번호');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('비밀번호를 적어주세요.')).toBeVisible();
    await userEvent.type(input, '941207{Enter}');
    await expect(act).toHaveBeenCalledWith('941207');
  },
};
export const AccessCodeWrong: Story = {
  name: '문서 비밀번호, 틀림',
  args: {
    step: 2,
    children: <AccessCodeView {...accessCode} failure={storyFailure('CODE_WRONG', 422, { triesLeft: 3 })} />,
  },
};
export const AccessCodeDelegated: Story = {
  name: '문서 비밀번호, 맡은 사람',
  args: { step: 2, children: <AccessCodeView {...accessCode} isDelegated /> },
};
export const AccessCodeDark: Story = {
  ...AccessCodeWrong,
  name: '문서 비밀번호, 어둡게',
  globals: { theme: 'dark' },
};
export const Locked: Story = {
  name: '잠김',
  args: { step: 2, children: <LockedView until={addSecondsToNow(552)} onAsk={act} /> },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: /10분 뒤에 다시 해주세요/ })).toHaveAttribute('aria-disabled', 'true'),
};

const code = {
  step: 'PHONE_CODE',
  to: '010-****-2731',
  isAsked: true,
  code: { to: '010-****-2731', until: addSecondsToNow(161), resendAfter: addSecondsToNow(-1), resendsLeft: 5 },
  isBusy: false,
  failure: null,
  onAsked: act,
  onInHand: act,
  onGiven: act,
  onAsk: act,
} as const;
export const CodeReady: Story = {
  name: '번호 받기 전',
  args: { step: 1, children: <CodeView {...code} isAsked={false} code={null} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '확인 번호 받기' }));
    await expect(act).toHaveBeenCalledTimes(1);
  },
};
export const CodeReadyMail: Story = {
  name: '번호 받기 전, 메일',
  args: {
    step: 1,
    children: <CodeView {...code} step="EMAIL_CODE" to="do***@naver.com" isAsked={false} code={null} />,
  },
};
export const CodeAsked: Story = {
  name: '번호 적기',
  args: { step: 1, children: <CodeView {...code} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('여섯 자리 번호')).toHaveFocus();
    await userEvent.paste('[도장] 인증번호 482913');
    await expect(act).toHaveBeenCalledWith('482913');
  },
};
export const CodeWrong: Story = {
  name: '번호 틀림',
  args: { step: 1, children: <CodeView {...code} failure={storyFailure('CODE_WRONG', 422, { triesLeft: 2 })} /> },
  play: async ({ canvas }) => {
    act.mockClear();
    await userEvent.type(canvas.getByLabelText('여섯 자리 번호'), '482913');
    // The last digit has submitted it; the same code again would use up another attempt.
    await userEvent.click(canvas.getByRole('button', { name: '확인' }));
    await userEvent.keyboard('{Enter}');
    await expect(act.mock.calls).toEqual([['482913']]);
    await userEvent.type(canvas.getByLabelText('여섯 자리 번호'), '{Backspace}4');
    await expect(act.mock.calls).toEqual([['482913'], ['482914']]);
  },
};
export const CodeExpired: Story = {
  name: '번호의 시간이 지남',
  args: { step: 1, children: <CodeView {...code} code={{ ...code.code, until: addSecondsToNow(-1) }} /> },
  play: async ({ canvas }) => expect(canvas.getByText('시간이 지났어요. 번호를 다시 받아주세요.')).toBeVisible(),
};
export const CodeNoneLeft: Story = {
  name: '번호를 더 보낼 수 없음',
  args: { step: 1, children: <CodeView {...code} code={{ ...code.code, resendsLeft: 0 }} /> },
};
export const CodeAlreadySent: Story = {
  name: '이미 받은 번호',
  args: { step: 1, children: <CodeView {...code} code={null} /> },
};
export const CodeChecking: Story = {
  name: '번호 확인하는 중',
  args: { step: 1, children: <CodeView {...code} isBusy /> },
};

const identity = (stage: IdentityStage) => ({
  name: '이도윤',
  phone: '010-****-2731',
  stage,
  isReturn: false,
  failure: null,
  onStart: act,
  onAskResult: act,
  onAsk: act,
});
export const Identity: Story = {
  name: '본인 확인',
  args: { step: 1, children: <IdentityView {...identity('idle')} /> },
};
export const IdentityStarting: Story = {
  name: '본인 확인, 여는 중',
  args: { step: 1, children: <IdentityView {...identity('starting')} /> },
};
export const IdentityWaiting: Story = {
  name: '본인 확인, 기다리는 중',
  args: { step: 1, children: <IdentityView {...identity('waiting')} /> },
};
export const IdentityUnfinished: Story = {
  name: '본인 확인, 끝내지 못함',
  args: { step: 1, children: <IdentityView {...identity('unfinished')} /> },
};
export const IdentityChecking: Story = {
  name: '본인 확인, 결과를 보는 중',
  args: { step: 1, children: <IdentityView {...identity('confirming')} /> },
};
export const IdentityMismatch: Story = {
  name: '본인 확인, 다른 사람',
  args: {
    step: 1,
    children: <IdentityView {...identity('idle')} failure={storyFailure('IDENTITY_MISMATCH', 422, { triesLeft: 4 })} />,
  },
};
export const IdentityFailed: Story = {
  name: '본인 확인, 기관이 답하지 않음',
  args: { step: 1, children: <IdentityView {...identity('failed')} failure={storyFailure('PROVIDER_FAILED', 503)} /> },
};

const ticks = { name: '이도윤', organizationName: '한빛물산 주식회사', isBusy: false, failure: null, onConsented: act };
function Consenting({ failure = null }: { failure?: ReturnType<typeof storyFailure> | null }) {
  const [consents, setConsents] = useState({ electronic: false, personal: false });
  return <ConsentsView {...ticks} failure={failure} consents={consents} onTicked={setConsents} />;
}
export const Consents: Story = {
  name: '동의',
  args: { step: 3, children: <Consenting /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText(/전자서명으로 계약하는 것에/));
    await userEvent.click(canvas.getByRole('button', { name: '시작하기' }));
    await expect(act).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByLabelText('모두 동의해요'));
    await userEvent.click(canvas.getByRole('button', { name: '시작하기' }));
    await expect(act).toHaveBeenCalledTimes(1);
  },
};
export const ConsentsFailed: Story = {
  name: '동의를 남기지 못함',
  args: { step: 3, children: <Consenting failure={storyFailure('INTERNAL', 500)} /> },
};

const known = {
  title: '2026년 근로계약서_이도윤',
  organizationName: '한빛물산 주식회사',
  senderName: '김지수',
  waitsFor: ['정해원'],
  language: 'ko' as const,
  reason: null,
  endedAt: null,
  accessJwt: null,
};
const deadEnd = (deadEndCode: DeadEndCode, more: { reason?: string; endedAt?: string } = {}) => ({
  children: (
    <EndView kind="deadEnd" deadEnd={{ code: deadEndCode, known: { ...known, ...more } }} onRetry={act} onAsk={act} />
  ),
});
const ended = { reason: '근무 시작일을 고쳐서 다시 보내드릴게요.', endedAt: '2026-11-20T07:20:00Z' };
export const NotYourTurn: Story = {
  name: '끝: 아직 차례가 아님',
  args: deadEnd('NOT_YOUR_TURN'),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: '정해원 님이 먼저 서명해야 해요' })).toHaveFocus(),
};
export const Cancelled: Story = { name: '끝: 거둠', args: deadEnd('CONTRACT_CANCELLED', ended) };
export const Rejected: Story = { name: '끝: 거절함', args: deadEnd('CONTRACT_REJECTED', ended) };
export const Expired: Story = {
  name: '끝: 마감이 지남',
  args: deadEnd('CONTRACT_EXPIRED', { endedAt: ended.endedAt }),
};
export const Delegated: Story = { name: '끝: 맡김', args: deadEnd('DELEGATED') };
export const LinkExpired: Story = { name: '끝: 기간이 지남', args: deadEnd('LINK_OVER') };
export const LinkReplaced: Story = {
  name: '끝: 새 링크로 바뀜',
  args: {
    isKnown: false,
    children: <EndView kind="deadEnd" deadEnd={{ code: 'LINK_OVER', known: null }} onRetry={null} onAsk={null} />,
  },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: '이제 쓸 수 없는 링크예요' })).toHaveFocus(),
};
export const LinkWrong: Story = {
  name: '끝: 링크가 맞지 않음',
  args: {
    isKnown: false,
    children: <EndView kind="deadEnd" deadEnd={{ code: 'LINK_WRONG', known: null }} onRetry={null} onAsk={null} />,
  },
};
export const SessionOver: Story = {
  name: '끝: 확인한 지 오래됨',
  args: { isKnown: false, children: <EndView kind="sessionOver" isReview={false} onRetry={act} /> },
};
export const LinkNeeded: Story = {
  name: '끝: 링크를 다시',
  args: { isKnown: false, children: <EndView kind="sessionOver" isReview={false} onRetry={null} /> },
};
export const ReviewLinkNeeded: Story = {
  name: '끝: 링크를 다시, 사본',
  args: { isKnown: false, children: <EndView kind="sessionOver" isReview onRetry={null} /> },
};
export const Unreachable: Story = {
  name: '끝: 연결이 안 됨',
  args: { children: <EndView kind="unreachable" failure={null} onRetry={act} /> },
};
export const HandedOver: Story = {
  name: '끝: 창을 닫아도 됨',
  args: { isKnown: false, children: <EndView kind="handedOver" /> },
};
