import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromCallback, type AnyEventObject } from 'xstate';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createCue } from '#storybook/machine/cue.ts';
import { MachinePage } from '#storybook/machine/machine-page.tsx';
import type { Delegate, SignContract, SignOutcome } from '@/entities/sign-contract';
import { ApiError, type ErrorCode } from '@/shared/api';
import { signContract } from '../../../../../tests/support/sign-contract';
import type { StoredValues } from '../api/kept-values';
import type { sendUnsent, SendResult } from '../api/send-unsent';
import { signDocumentMachine } from '../model/sign-document.machine';
import type { SignDocumentEvent, SignDocumentInput } from '../model/sign-document.types';
import type { WriterTabInput } from '../model/writer-tab';

const fail = (code: ErrorCode, status?: number) => new ApiError(code, { ...(status !== undefined && { status }) });
const contract = signContract();
const [ADDRESS = '', SIGNATURE = ''] = contract.fields.map(({ fieldId }) => fieldId);
const MARK = { kind: 'TYPED', text: '이도윤', face: 'PEN' } as const;
const outcome: SignOutcome = { state: 'SIGNED', contractStatus: 'IN_PROGRESS', sealState: 'NONE', waitsFor: [] };
const sent: SendResult = {
  draft: { version: 1, values: { [ADDRESS]: '부산' }, markRefs: { [SIGNATURE]: 'm' }, annotations: [] },
  marks: [{ markId: 'm', mark: MARK }],
  refusals: [],
  drawingProblem: null,
};
const changed = signContract({
  reconfirm: {
    valueRequestId: '0198c0de-0000-7000-8000-0000000000e1',
    name: '정해원',
    message: '동과 호수까지 적어주세요.',
    changes: [],
  },
});

const ACTS: readonly { label: string; event: SignDocumentEvent }[] = [
  { label: '첫 쪽을 봤어요', event: { type: 'shown' } },
  { label: '지금 저장해요', event: { type: 'flush' } },
  { label: '연결됐어요', event: { type: 'connection.restored' } },
  { label: '다른 창에서 열었어요', event: { type: 'taken' } },
  { label: '여기서 계속할래요', event: { type: 'continue' } },
  { label: '다시 읽어요', event: { type: 'refresh' } },
  { label: '다시 해볼래요', event: { type: 'retry' } },
  { label: '다 채웠어요', event: { type: 'review' } },
  { label: '고칠래요', event: { type: 'edit' } },
  { label: '서명을 마칠래요', event: { type: 'finish' } },
  { label: '바뀐 내용에 동의해요', event: { type: 'consent' } },
  { label: '거절할래요', event: { type: 'decline' } },
  { label: '이유를 적었어요', event: { type: 'reason.given', reason: '조건이 달라요' } },
  { label: '맡길래요', event: { type: 'delegate' } },
  { label: '맡길 분을 적었어요', event: { type: 'delegate.given', delegate: { name: '최하은' } } },
  { label: '물어볼래요', event: { type: 'ask' } },
  { label: '물어볼 말을 적었어요', event: { type: 'question.given', text: '근무지가 어디인가요?' } },
  { label: '그만둘래요', event: { type: 'back' } },
];

type Keyed<More> = More & { requestKey: string };

function createBoard() {
  const cues = {
    open: createCue<{ contract: SignContract; kept: StoredValues | null }, SignDocumentInput>(),
    view: createCue<null, void>(),
    read: createCue<SignContract, void>(),
    save: createCue<SendResult, Parameters<typeof sendUnsent>[0]>(),
    finish: createCue<SignOutcome, { contract: SignContract | null; request: StoredValues['request'] }>(),
    consent: createCue<SignOutcome, Keyed<{ valueRequestId: string }>>(),
    decline: createCue<SignOutcome, Keyed<{ reason: string }>>(),
    delegate: createCue<SignOutcome, Keyed<{ delegate: Delegate }>>(),
    ask: createCue<null, { text: string }>(),
  };
  const machine = signDocumentMachine.provide({
    // The board only advances when a button is pressed.
    delays: { SAVE: 3_600_000, AGAIN: 3_600_000 },
    actors: {
      open: cues.open.logic,
      view: cues.view.logic,
      read: cues.read.logic,
      save: cues.save.logic,
      finish: cues.finish.logic,
      consent: cues.consent.logic,
      decline: cues.decline.logic,
      delegate: cues.delegate.logic,
      ask: cues.ask.logic,
      seat: fromCallback<AnyEventObject, WriterTabInput>(() => {}),
    },
  });
  return { machine, cues };
}

function Board() {
  const [{ machine, cues }] = useState(createBoard);
  const actorRef = useActorRef(machine, { input: { opening: null } });
  const snapshot = useSelector(actorRef, (current) => current);
  const { context } = snapshot;
  const isLoading = snapshot.matches('loading') || snapshot.matches({ open: { keeping: 'returning' } });
  const isOpen = snapshot.matches('open');
  const type = () => {
    context.filling?.send({ type: 'typed', fieldId: ADDRESS, value: '부산' });
    actorRef.send({ type: 'marked', fieldIds: [SIGNATURE], mark: MARK });
  };
  const isSaving = snapshot.matches({ open: { keeping: 'saving' } });
  const isViewing = snapshot.matches({ open: { viewing: 'telling' } });
  const isReading = snapshot.matches({ open: { reading: 'asking' } });
  const isFinishing = snapshot.matches({ open: { acting: 'finishing' } });
  const isConsenting = snapshot.matches({ open: { acting: 'consenting' } });
  const isDeclining = snapshot.matches({ open: { acting: { declining: 'sending' } } });
  const isDelegating = snapshot.matches({ open: { acting: { delegating: 'sending' } } });
  const isAsking = snapshot.matches({ open: { acting: { asking: 'sending' } } });
  const waiting = isFinishing
    ? cues.finish
    : isConsenting
      ? cues.consent
      : isDeclining
        ? cues.decline
        : isDelegating
          ? cues.delegate
          : null;
  /** The pending request, or the manually started one if there are several. */
  const busy = isLoading
    ? cues.open
    : (waiting ?? (isAsking ? cues.ask : isSaving ? cues.save : isReading ? cues.read : isViewing ? cues.view : null));
  const answers = [
    { label: '문서가 왔어요', isPossible: isLoading, run: cues.open.answer({ contract, kept: null }) },
    { label: '내용이 바뀐 문서예요', isPossible: isLoading, run: cues.open.answer({ contract: changed, kept: null }) },
    {
      label: '이미 서명한 문서예요',
      isPossible: isLoading,
      run: cues.open.answer({ contract: { ...contract, me: { ...contract.me, state: 'SIGNED' } }, kept: null }),
    },
    { label: '본 것을 남겼어요', isPossible: isViewing, run: cues.view.answer(null) },
    { label: '다시 읽었어요', isPossible: isReading, run: cues.read.answer(contract) },
    { label: '저장했어요', isPossible: isSaving, run: cues.save.answer(sent) },
    { label: '받아들였어요', isPossible: waiting !== null, run: () => waiting?.answer(outcome)() },
    { label: '물어봤어요', isPossible: isAsking, run: cues.ask.answer(null) },
    { label: '연결이 끊겼어요', isPossible: busy !== null, run: () => busy?.refuse(fail('NETWORK'))() },
    { label: '마감이 지났어요', isPossible: busy !== null, run: () => busy?.refuse(fail('CONTRACT_EXPIRED', 410))() },
    {
      label: '확인한 지 오래됐어요',
      isPossible: busy !== null,
      run: () => busy?.refuse(fail('UNAUTHENTICATED', 401))(),
    },
  ];
  return (
    <MachinePage
      name="받는 분의 서명"
      machine={machine}
      state={snapshot.value}
      steps={[
        { label: '칸을 채웠어요', isPossible: isOpen, run: type },
        ...ACTS.map(({ label, event }) => ({
          label,
          isPossible: snapshot.can(event),
          run: () => actorRef.send(event),
        })),
        ...answers,
      ]}
    >
      {context.failure?.code ?? context.end ?? ''}
    </MachinePage>
  );
}

const meta = { title: '흐름/받는 분의 서명', component: Board } satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the buttons in order, and checks the chart's state after each. */
const walk =
  (...steps: readonly (readonly [label: string, level: string, state: string])[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    for (const [label, level, state] of steps) {
      await userEvent.click(canvas.getByRole('button', { name: label }));
      const name = `${['받는 분의 서명', level].filter(Boolean).join(' ')}, 지금은 ${state}`;
      await waitFor(() => expect(canvas.getByRole('img', { name })).toBeVisible());
    }
  };
const ARRIVED = ['문서가 왔어요', 'open acting', 'filling'] as const;

export const Walk: Story = {
  name: '첫 쪽에서 마침까지',
  play: walk(
    ARRIVED,
    ['첫 쪽을 봤어요', 'open viewing', 'telling'],
    ['본 것을 남겼어요', 'open viewing', 'seen'],
    ['칸을 채웠어요', 'open keeping', 'waiting'],
    ['다 채웠어요', 'open acting', 'reviewing'],
    ['고칠래요', 'open acting', 'filling'],
    ['다 채웠어요', 'open acting', 'reviewing'],
    ['서명을 마칠래요', 'open acting', 'settling'],
    ['저장했어요', 'open acting', 'finishing'],
    ['연결이 끊겼어요', 'open acting', 'unsure'],
    ['연결됐어요', 'open acting', 'finishing'],
    ['받아들였어요', '', 'finished'],
  ),
};
export const Lost: Story = {
  name: '연결이 끊겨도 적어요',
  play: walk(
    ['연결이 끊겼어요', '', 'failed'],
    ['다시 해볼래요', '', 'loading'],
    ARRIVED,
    ['첫 쪽을 봤어요', 'open viewing', 'telling'],
    ['연결이 끊겼어요', 'open viewing', 'untold'],
    ['칸을 채웠어요', 'open keeping', 'waiting'],
    ['지금 저장해요', 'open keeping', 'saving'],
    ['연결이 끊겼어요', 'open keeping', 'lost'],
    ['연결됐어요', 'open keeping', 'saving'],
    ['저장했어요', 'open keeping', 'resting'],
    ['본 것을 남겼어요', 'open viewing', 'seen'],
    ['다시 읽어요', 'open reading', 'asking'],
    ['다시 읽었어요', 'open reading', 'fresh'],
  ),
};
export const Elsewhere: Story = {
  name: '다른 창에서 이어서',
  play: walk(
    ARRIVED,
    ['칸을 채웠어요', 'open keeping', 'waiting'],
    ['다른 창에서 열었어요', 'open keeping', 'elsewhere'],
    ['여기서 계속할래요', 'open keeping', 'returning'],
    ['문서가 왔어요', 'open keeping', 'resting'],
  ),
};
export const Declined: Story = {
  name: '거절',
  play: walk(
    ARRIVED,
    ['거절할래요', 'open acting declining', 'writing'],
    ['그만둘래요', 'open acting', 'filling'],
    ['거절할래요', 'open acting declining', 'writing'],
    ['이유를 적었어요', 'open acting declining', 'sending'],
    ['받아들였어요', '', 'declined'],
  ),
};
export const Delegated: Story = {
  name: '다른 분에게 맡김',
  play: walk(
    ARRIVED,
    ['맡길래요', 'open acting delegating', 'writing'],
    ['맡길 분을 적었어요', 'open acting delegating', 'sending'],
    ['받아들였어요', '', 'delegated'],
  ),
};
export const Asked: Story = {
  name: '물어보고 돌아옴',
  play: walk(
    ARRIVED,
    ['물어볼래요', 'open acting asking', 'writing'],
    ['물어볼 말을 적었어요', 'open acting asking', 'sending'],
    ['물어봤어요', 'open acting', 'filling'],
  ),
};
export const Agreed: Story = {
  name: '바뀐 내용에 동의',
  play: walk(
    ['내용이 바뀐 문서예요', 'open acting', 'reconfirming'],
    ['바뀐 내용에 동의해요', 'open acting', 'consenting'],
    ['받아들였어요', '', 'finished'],
  ),
};
export const Ended: Story = {
  name: '마감이 지남',
  play: walk(
    ARRIVED,
    ['칸을 채웠어요', 'open keeping', 'waiting'],
    ['지금 저장해요', 'open keeping', 'saving'],
    ['마감이 지났어요', '', 'ended'],
  ),
};
export const Refused: Story = { name: '확인한 지 오래됨', play: walk(['확인한 지 오래됐어요', '', 'refused']) };
export const AlreadySigned: Story = { name: '이미 서명함', play: walk(['이미 서명한 문서예요', '', 'finished']) };
export const Start: Story = { name: '처음부터' };
