import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, fn, userEvent } from 'storybook/test';
import { fillFieldsMachine, NO_REJECTIONS } from '@/entities/filling';
import type { FillField } from '#rules/fill-field.ts';
import { FillBar } from './fill-bar';

const ME = 'me';
const field = (kind: FillField['kind'], name: string, change: Partial<FillField> = {}): FillField => ({
  fieldId: name,
  kind,
  receiverUuid: ME,
  name,
  required: true,
  ...change,
});
const FILLER = {
  receiverUuid: ME,
  name: '이도윤',
  email: 'dy.lee@receiver.example',
  phone: '01034822731',
  company: '',
  today: '2026-11-22',
};
const onMark = fn();

type FillingProps = { fields: readonly FillField[]; unprintable?: readonly string[] };

function Filling({ fields, unprintable = [] }: FillingProps) {
  const refused = { ...NO_REJECTIONS, characters: unprintable };
  const filling = useActorRef(fillFieldsMachine, { input: { fields, filler: FILLER, values: {}, refused } });
  return <FillBar filling={filling} onMark={onMark} onAttach={() => {}} />;
}

const meta = {
  title: '문서/칸 채우기',
  component: Filling,
  args: { fields: [field('TEXT', '주소'), field('SIGNATURE', '서명')] },
} satisfies Meta<typeof Filling>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  name: '글자에서 서명으로',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '주소' }), '서울 성동구');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: /서명/ })).toBeVisible();
  },
};
const only = (kind: FillField['kind'], name: string, change: Partial<FillField> = {}): Pick<Story, 'args'> => ({
  args: { fields: [field(kind, name, change)] },
});
export const Amount: Story = { ...only('AMOUNT', '월급', { inWords: true }), name: '금액' };
export const Day: Story = { ...only('DATE', '입사일', { format: 'YYYY년 M월 D일' }), name: '날짜' };
export const Tick: Story = { ...only('CHECKBOX', '동의해요'), name: '체크' };
export const List: Story = { ...only('LIST', '근무지', { items: ['서울', '부산'] }), name: '고르기' };
const BRANCHES = Array.from(
  { length: 1_000 },
  (_, index) => `${index + 1}호점 ${['강남', '해운대', '수성'][index % 3]}`,
);
export const LongList: Story = {
  ...only('LIST', '근무지', { items: BRANCHES }),
  name: '선택 목록 1,000개, 휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio').length).toBeLessThan(100);
    await userEvent.click(canvas.getByRole('radio', { name: '3호점 수성' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: '근무지 찾기' }), '777호');
    await expect(canvas.getByText('고른 것: 3호점 수성')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: '777호점 수성' })).toBeChecked();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}없는 곳');
    await expect(canvas.getByText('찾는 것이 없어요. 다른 말로 찾아보세요.')).toBeVisible();
  },
};
export const Radio: Story = {
  name: '하나만 고르기',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2칸 중 1번째')).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: '고용' })).toBeVisible();
  },
  args: {
    fields: [
      field('RADIO', '정규직', { group: '고용' }),
      field('RADIO', '계약직', { group: '고용' }),
      field('TEXT', '주소'),
    ],
  },
};
export const Lines: Story = { ...only('MULTILINE', '하고 싶은 말', { required: false }), name: '여러 줄' };
export const Optional: Story = {
  name: '비워둬도 되는 칸, 휴대폰',
  args: { fields: [field('MULTILINE', '하고 싶은 말', { required: false }), field('TEXT', '주소')] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: '건너뛰기' })).toBeVisible();
    const edge = canvasElement.getBoundingClientRect().right;
    await expect(canvas.getAllByRole('button', { name: '다음 칸' }).at(-1)?.getBoundingClientRect().right).toBeLessThan(
      edge,
    );
  },
};
function titleOf(canvas: { getAllByText: (words: RegExp) => HTMLElement[] }, words: RegExp) {
  const [title] = canvas.getAllByText(words);
  if (!title) throw new Error('The question has no title.');
  return title;
}
const SENTENCE = '위 고유식별정보(여권번호, 운전면허번호, 외국인등록번호)를 수집하고 이용하는 데 동의하십니까?';
export const Sentence: Story = {
  ...only('CHECKBOX', '위 개인(신용)정보 수집ㆍ이용에 동의하십니까?'),
  name: '문장인 이름, 휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const name = titleOf(canvas, /^위 개인/);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
    await expect(canvas.queryByRole('button', { name: '더 보기' })).toBeNull();
  },
};
export const LongSentence: Story = {
  args: { fields: [field('CHECKBOX', `${SENTENCE} ${SENTENCE}`.slice(0, 100)), field('TEXT', '주소')] },
  name: '긴 문장인 이름, 휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const name = titleOf(canvas, /^위 고유식별정보/);
    await expect(name.scrollHeight).toBeGreaterThan(name.clientHeight + 1);
    await userEvent.click(canvas.getByRole('button', { name: '더 보기' }));
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
    await userEvent.click(canvas.getByRole('button', { name: '접기' }));
    await userEvent.click(canvas.getByRole('button', { name: '더 보기' }));
    // The next question's name is short, so there is nothing to expand.
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getAllByRole('button', { name: '다음 칸' }).at(-1) ?? document.body);
    await expect(await canvas.findByRole('textbox', { name: '주소' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /더 보기|접기/ })).toBeNull();
  },
};
export const BusinessNumber: Story = { ...only('BUSINESS_NUMBER', '사업자등록번호'), name: '사업자등록번호' };
export const Attachment: Story = { ...only('FILE', '통장 사본'), name: '파일' };
export const Signature: Story = { ...only('SIGNATURE', '서명', { acceptSeal: true }), name: '서명' };
export const Refused: Story = {
  name: '인쇄할 수 없는 글자, 휴대폰',
  args: { fields: [field('TEXT', '특약', { required: false }), field('TEXT', '주소')], unprintable: ['😊'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const entry = canvas.getByRole('textbox', { name: /^특약/ });
    await userEvent.type(entry, '2월까지 돌려주세요 😊');
    await expect(canvas.getByRole('alert')).toHaveTextContent('인쇄할 수 없는 글자가 있어요: 😊');
    await userEvent.click(canvas.getAllByRole('button', { name: '다음 칸' }).at(-1) ?? document.body);
    await expect(canvas.getByRole('textbox', { name: /^특약/ })).toHaveValue('2월까지 돌려주세요 😊');
    await userEvent.click(canvas.getByRole('button', { name: '😊 빼기' }));
    await expect(canvas.getByRole('textbox', { name: /^특약/ })).toHaveValue('2월까지 돌려주세요');
    await userEvent.clear(canvas.getByRole('textbox', { name: /^특약/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^특약/ }), '꼭 😊');
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const Nothing: Story = { name: '채울 칸 없음', args: { fields: [] } };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
