import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { answerCalls } from '#storybook/answer-calls.ts';
import { drawBlankPdf } from '#storybook/blank-pdf.ts';
import type { StoredValues } from '@/features/receiver/sign-document/api/kept-values';
import type { SendResult } from '@/features/receiver/sign-document/api/send-unsent';
import type { WriterTabInput } from '@/features/receiver/sign-document/model/writer-tab';
import { SignDocumentContext } from '@/features/receiver/sign-document/model/context';
import { signDocumentMachine } from '@/features/receiver/sign-document/model/sign-document.machine';
import type { SignDocumentEvent } from '@/features/receiver/sign-document/model/sign-document.types';
import { PageTextsProvider } from '@/entities/document';
import type { SignContract, SignOutcome } from '@/entities/sign-contract';
import { ApiError, type ErrorCode } from '@/shared/api';
import { language } from '@/shared/i18n';
import { ME, signContract, signField } from '../../../../tests/support/sign-contract';
import { Review } from './review';
import { Signing } from './signing';

/** How a request fails. 'never' means that it doesn't complete. */
type Ending = { code: ErrorCode; status?: number } | 'never';

const NONE: readonly SignDocumentEvent[] = [];
const NOTHING: Readonly<Record<string, string>> = {};

type StorySigningProps = {
  contract?: SignContract;
  endings?: Partial<Record<'open' | 'save' | 'finish' | 'decline' | 'consent' | 'ask', Ending>>;
  /** Events that bring the machine into the story's state. */
  events?: readonly SignDocumentEvent[];
  /** Values to enter at the start, by field. */
  typed?: Readonly<Record<string, string>>;
  view?: 'fields' | 'review';
};

const nothing = () => {};
const readText = async (page: number) => ({
  lines: page === 1 ? ['표준근로계약서', '3. 임금', '지급일이 휴일이면 전날에 지급한다.'] : [],
  isWhole: true,
});

/** The signing page without a server, so that a story can show any state. */
function StorySigning(props: StorySigningProps) {
  const { contract = signContract(), endings = {}, events = NONE, typed = NOTHING, view = 'fields' } = props;
  const call = <Output,>(name: keyof typeof endings, output: Output): Promise<Output> => {
    const ending = endings[name];
    if (ending === 'never') return new Promise(() => {});
    if (!ending) return Promise.resolve(output);
    return Promise.reject(new ApiError(ending.code, { ...(ending.status !== undefined && { status: ending.status }) }));
  };
  const outcome: SignOutcome = { state: 'SIGNED', contractStatus: 'IN_PROGRESS', sealState: 'NONE', waitsFor: [] };
  const logic = signDocumentMachine.provide({
    delays: { SAVE: 1, AGAIN: 600_000 },
    actors: {
      open: fromPromise(() =>
        call<{ contract: SignContract; kept: StoredValues | null }>('open', { contract, kept: null }),
      ),
      read: fromPromise(() => Promise.resolve(contract)),
      view: fromPromise(() => Promise.resolve(null)),
      save: fromPromise(({ input: { unsent, version } }) => {
        const texts = Object.entries({ ...contract.draft.values, ...unsent.values });
        const values = Object.fromEntries(texts.flatMap(([id, value]) => (value === null ? [] : [[id, value]])));
        const unprintable = Object.entries(unsent.values).filter(([, value]) => value?.includes('😊'));
        return call<SendResult>('save', {
          draft: { ...contract.draft, version: version + 1, values },
          marks: contract.marks,
          refusals: unprintable.map(([fieldId, value]) => ({
            fieldId,
            value: value ?? '',
            characters: ['😊'],
            words: '',
          })),
          drawingProblem: null,
        });
      }),
      finish: fromPromise(() => call('finish', outcome)),
      decline: fromPromise(() => call('decline', outcome)),
      consent: fromPromise(() => call('consent', outcome)),
      ask: fromPromise(() => call('ask', null)),
      seat: fromCallback<AnyEventObject, WriterTabInput>(() => {}),
    },
  });
  return (
    <SignDocumentContext.Provider logic={logic} options={{ input: { opening: null } }}>
      <Steps events={events} typed={typed} />
      <PageTextsProvider read={readText}>
        <Once>
          {view === 'review' ? (
            <Review fieldHref={(fieldId) => `/sign?field=${fieldId}`} onStart={nothing} />
          ) : (
            <Signing fieldId={null} onStart={nothing} />
          )}
        </Once>
      </PageTextsProvider>
    </SignDocumentContext.Provider>
  );
}

function Steps({ events, typed }: Required<Pick<StorySigningProps, 'events' | 'typed'>>) {
  const actor = SignDocumentContext.useActorRef();
  const isOpen = SignDocumentContext.useSelector((snapshot) => snapshot.matches('open'));
  useEffect(() => {
    if (!isOpen) return;
    const { filling } = actor.getSnapshot().context;
    for (const [fieldId, value] of Object.entries(typed)) filling?.send({ type: 'typed', fieldId, value });
    for (const event of events) actor.send(event);
  }, [actor, events, isOpen, typed]);
  return null;
}

function Once({ children }: { children: React.ReactNode }) {
  const isLoading = SignDocumentContext.useSelector((snapshot) => snapshot.matches('loading'));
  return isLoading ? null : children;
}

const OTHER = '0198c0de-0000-7000-8000-0000000000a1';
const FORM = [
  signField(1, { name: '이름', kind: 'NAME' }),
  signField(2, { name: '연락처', kind: 'PHONE' }),
  signField(3, { name: '주소' }),
  signField(4, { name: '연봉', kind: 'AMOUNT', inWords: true }),
  signField(5, {
    name: '복지 안내 동의',
    kind: 'CHECKBOX',
    required: false,
    rect: { x: 100, y: 360, width: 18, height: 18 },
  }),
  signField(6, { name: '서명', kind: 'SIGNATURE', rect: { x: 320, y: 640, width: 140, height: 64 } }),
  signField(7, {
    name: '대표이사 서명',
    kind: 'SIGNATURE',
    receiverUuid: OTHER,
    rect: { x: 100, y: 640, width: 140, height: 64 },
  }),
];
const [NAME = '', PHONE = '', ADDRESS = '', PAY = '', , SIGNATURE = '', OTHERS = ''] = FORM.map(
  ({ fieldId }) => fieldId,
);
const waves = (width: number) =>
  Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? at * (width / 60) : 50 + Math.sin(at / 4) * 40));
const drawn = { kind: 'DRAWN', width: 220, height: 100, strokes: [{ width: 5, points: waves(220) }] } as const;
const form = (change: Partial<SignContract> = {}) =>
  signContract({
    fields: FORM,
    othersValues: [
      {
        fieldId: OTHERS,
        receiverUuid: OTHER,
        value: null,
        mark: { ...drawn, strokes: [{ width: 5, points: waves(200) }] },
        file: null,
      },
    ],
    ...change,
  });
const MARK = '0198c0de-0000-7000-8000-0000000000d1';
const filled = (change: Partial<SignContract> = {}) =>
  form({
    draft: {
      version: 4,
      values: {
        [NAME]: '이도윤',
        [PHONE]: '010-3482-2731',
        [ADDRESS]: '부산광역시 사상구 낙동대로 943, 302호',
        [PAY]: '36000000',
      },
      markRefs: { [SIGNATURE]: MARK },
      annotations: [],
    },
    marks: [{ markId: MARK, mark: { ...drawn, strokes: [{ width: 5, points: waves(220) }] } }],
    ...change,
  });

const meta = {
  title: '받는 분/서명',
  component: StorySigning,
  parameters: { layout: 'fullscreen' },
  args: { contract: form() },
  globals: { viewport: { value: 'wide' } },
  beforeEach: () => {
    void language.choose('ko');
    const forget = answerCalls({ 'GET /api/sign/document': () => new Response(drawBlankPdf(2)) });
    return () => {
      forget();
      void language.choose('ko');
    };
  },
} satisfies Meta<typeof StorySigning>;
export default meta;
type Story = StoryObj<typeof meta>;
const phone = { viewport: { value: 'phone' } };
/** Allows for a page's text to load, which only happens while the browser is idle. */
const PATIENT = { timeout: 10_000 };

export const Filling: Story = { name: '채우는 중' };
export const FillingPhone: Story = { name: '채우는 중, 휴대폰', globals: phone };
export const FillingDark: Story = {
  name: '채우는 중, 어둡게',
  globals: { theme: 'dark', viewport: { value: 'wide' } },
};
export const Filled: Story = { name: '다 채움', args: { contract: filled() } };
export const OneByOne: Story = {
  name: '한 칸씩',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '한 칸씩' }));
    await expect(await canvas.findByRole('heading', { name: /^이름/ })).toBeVisible();
  },
};
export const OneByOnePhone: Story = {
  name: '한 칸씩, 휴대폰',
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '더 보기' }));
    await userEvent.click(await screen.findByRole('button', { name: '한 칸씩' }));
    await expect(await canvas.findByRole('heading', { name: /^이름/ })).toBeVisible();
  },
};
export const AsText: Story = {
  name: '한 칸씩, 문서를 글로',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '한 칸씩' }));
    await userEvent.click(await canvas.findByText('문서 글로 읽기'));
    // The neighbouring pages have the same text for screen readers.
    const [first, second] = await canvas.findAllByRole('group', { name: /^[12]쪽 내용$/ });
    await expect(
      await within(first ?? document.body).findByText('지급일이 휴일이면 전날에 지급한다.', {}, PATIENT),
    ).toBeVisible();
    await expect(await within(second ?? document.body).findByText(/^이 쪽은 그림이라/, {}, PATIENT)).toBeVisible();
  },
};
export const AsTextPhone: Story = {
  ...OneByOnePhone,
  name: '한 칸씩, 문서를 글로, 휴대폰',
  play: async (context) => {
    await OneByOnePhone.play?.(context);
    await userEvent.click(await context.canvas.findByText('문서 글로 읽기'));
    await expect(await context.canvas.findByText('지급일이 휴일이면 전날에 지급한다.', {}, PATIENT)).toBeVisible();
  },
};
export const Wrong: Story = {
  name: '틀린 칸',
  play: async ({ canvas }) => {
    const next = await canvas.findAllByRole('button', { name: '다음 칸' });
    await userEvent.click(next.at(-1) ?? document.body);
    await userEvent.clear(await canvas.findByRole('textbox', { name: '연락처' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '연락처' }), '010-34{Enter}');
    await expect(await canvas.findByText('번호를 끝까지 적어주세요.')).toBeVisible();
  },
};
export const English: Story = {
  name: '영어',
  globals: phone,
  beforeEach: () => {
    void language.choose('en');
    return () => void language.choose('ko');
  },
};
export const Failed: Story = { name: '불러오지 못함', args: { endings: { open: { code: 'NETWORK' } } } };
export const Offline: Story = {
  name: '연결이 끊김',
  globals: phone,
  args: { endings: { save: { code: 'NETWORK' } }, typed: { [ADDRESS]: '부산' } },
};
export const LeftOffline: Story = {
  ...Offline,
  name: '연결이 끊긴 채로 나중에 하기',
  play: async ({ canvas }) => {
    await canvas.findByText('연결이 끊겼어요. 적은 내용은 그대로 있어요.');
    await userEvent.click(canvas.getByRole('button', { name: '나중에 하기' }));
    await canvas.findByRole('heading', { name: '나중에 이어서 할 수 있어요' });
    await expect(canvas.getByText('연결이 끊겼어요. 적은 내용은 그대로 있어요.')).toBeVisible();
    await expect(canvas.queryByText(/저장했어요/)).toBeNull();
  },
};
const REFUSED = '보증금은 반드시 2월까지 돌려주세요 😊';
export const Refused: Story = {
  name: '인쇄할 수 없는 글자',
  args: { typed: { [ADDRESS]: REFUSED } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('인쇄할 수 없는 글자가 있어요: 😊');
    await expect(canvas.getByRole('textbox', { name: '주소' })).toHaveValue(REFUSED);
    await expect(canvas.getByRole('button', { name: '😊 빼기' })).toBeVisible();
  },
};
export const RefusedPhone: Story = { ...Refused, name: '인쇄할 수 없는 글자, 휴대폰', globals: phone };
export const InAnotherTab: Story = {
  name: '다른 창에서 이어서',
  args: { events: [{ type: 'taken' }] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: '다른 창에서 이어서 하고 있어요' })).toBeVisible());
  },
};
export const InAnotherTabPhone: Story = { ...InAnotherTab, name: '다른 창에서 이어서, 휴대폰', globals: phone };
export const NewerVersion: Story = {
  name: '다른 곳에서 채움',
  args: {
    contract: form({ draft: { version: 0, values: {}, markRefs: {}, annotations: [] } }),
    events: [{ type: 'refresh' }],
  },
};
export const CorrectionRequested: Story = {
  name: '다시 채워달라고 함',
  args: {
    contract: filled({
      request: { valueRequestId: MARK, fieldIds: [ADDRESS], message: '동과 호수까지 적어주세요.' },
    }),
  },
};
export const Declining: Story = {
  name: '거절하기',
  args: { events: [{ type: 'decline' }] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: '왜 거절하시나요?' })).toBeVisible());
  },
};
export const DecliningPhone: Story = { ...Declining, name: '거절하기, 휴대폰', globals: phone };
export const Delegating: Story = { name: '맡기기', args: { events: [{ type: 'delegate' }] } };
export const Asking: Story = { name: '물어보기', args: { events: [{ type: 'ask' }] } };
export const Ended: Story = {
  name: '열어둔 사이에 마감',
  args: {
    endings: { save: { code: 'CONTRACT_EXPIRED', status: 410 } },
    typed: { [ADDRESS]: '부산' },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: '마감이 지났어요' })).toBeVisible());
  },
};
export const Approver: Story = {
  name: '검토만 하는 분',
  args: { contract: form({ me: { ...signContract().me, receiverUuid: ME, role: 'APPROVER' } }) },
};
export const Reconfirming: Story = {
  name: '바뀐 내용 확인',
  globals: phone,
  args: {
    contract: filled({
      me: { ...signContract().me, state: 'SIGNED' },
      reconfirm: {
        valueRequestId: MARK,
        name: '정해원',
        message: '연봉을 다시 적어주세요.',
        changes: [
          {
            fieldId: PAY,
            before: { fieldId: PAY, receiverUuid: OTHER, value: '36000000', mark: null, file: null },
            after: { fieldId: PAY, receiverUuid: OTHER, value: '38000000', mark: null, file: null },
          },
        ],
      },
    }),
  },
};
const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><path stroke="#101118" stroke-width="40" fill="none" d="M20 20h1560v1160H20zL1580 1180"/></svg>',
)}`;
const photographed = filled({
  marks: [{ markId: MARK, mark: { kind: 'IMAGE', fileId: MARK } }],
  attachments: [{ attachmentId: MARK, name: 'mark.png', kind: 'PNG', bytes: 1, url: PHOTO }],
});
export const Photographed: Story = {
  name: '사진으로 서명함',
  args: { contract: photographed },
  play: async ({ canvas }) => {
    const field = (await canvas.findByRole('button', { name: /^서명,/ })).getBoundingClientRect();
    const picture = document.querySelector(`[data-field="${SIGNATURE}"] img`);
    // As tall as the field, as in the sealed document.
    await waitFor(() => expect(picture?.getBoundingClientRect().height).toBeCloseTo(field.height, 0));
    await expect(picture?.getBoundingClientRect().width).toBeCloseTo(field.width, 0);
    await expect(picture?.getBoundingClientRect().top).toBeCloseTo(field.top, 0);
  },
};
export const PhotographedReview: Story = {
  name: '마지막 확인, 사진으로 서명함',
  args: { contract: photographed, view: 'review' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /^서명.*고치기$/ });
    const picture = row.querySelector('img');
    await waitFor(() => expect(picture?.getBoundingClientRect().height).toBeGreaterThan(20));
    // The picture fills its container without making the row taller.
    const [place, seen] = [picture?.parentElement, picture].map((element) => element?.getBoundingClientRect().height);
    await expect(seen).toBe(place);
    await expect(row.getBoundingClientRect().height).toBeLessThan(80);
  },
};
export const Reviewing: Story = { name: '마지막 확인', args: { contract: filled(), view: 'review' } };
export const ReviewingPhone: Story = { ...Reviewing, name: '마지막 확인, 휴대폰', globals: phone };
export const ReviewingDark: Story = { ...Reviewing, name: '마지막 확인, 어둡게', globals: { theme: 'dark', ...phone } };
const BROKEN_PICTURE = 'data:image/png;base64,AAAA';
export const ReviewingOffline: Story = {
  name: '마지막 확인, 쪽 그림을 불러오지 못함',
  args: {
    contract: filled({
      pages: form().pages.map((page) => ({ ...page, imageUrl: BROKEN_PICTURE, largeImageUrl: BROKEN_PICTURE })),
    }),
    view: 'review',
  },
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('button', { name: '1쪽 크게 보기' });
    await waitFor(() => expect(page.querySelector(`[src="${BROKEN_PICTURE}"]`)).not.toBeInTheDocument());
    await userEvent.click(page);
    const opened = await screen.findByRole('dialog', { name: '1쪽' });
    // The page is drawn from the PDF instead.
    await waitFor(() => expect(opened.querySelector('canvas')).toBeVisible());
    await expect(opened.querySelector('img')).not.toBeInTheDocument();
  },
};
const toTheEnd: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const last = await canvas.findByRole('button', { name: '서명 마치기' });
  await expect(last).toHaveAccessibleDescription('내용을 모두 읽었고, 전자서명으로 계약하는 것에 동의해요.');
  // Clicking the button counts as confirmation, so there is no checkbox.
  await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  await userEvent.click(last);
};
export const Finishing: Story = {
  name: '서명을 남기는 중',
  globals: phone,
  args: { contract: filled(), view: 'review', endings: { finish: 'never' } },
  play: toTheEnd,
};
export const FinishFailed: Story = {
  name: '서명을 남기지 못함',
  globals: phone,
  args: { contract: filled(), view: 'review', endings: { finish: { code: 'NETWORK' } } },
  play: toTheEnd,
};
