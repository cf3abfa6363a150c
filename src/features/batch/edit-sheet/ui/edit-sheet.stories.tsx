import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { answerCalls, refuse, succeed } from '#storybook/answer-calls.ts';
import type { BatchColumn, BatchRow } from '@/entities/batch';
import { createCellRules, createRow } from '../model/check-row';
import { useSheet } from '../model/use-sheet';
import { EditSheet } from './edit-sheet';

const SLOT = '0198c0de-0000-7000-8000-0000000000a1';
const column = (key: string, head: string, kind: BatchColumn['kind'], isRequired = true): BatchColumn => ({
  key,
  head,
  kind,
  slotUuid: SLOT,
  slotName: '근로자',
  isRequired,
  field: null,
  items: null,
});
const COLUMNS = [
  column('name', '근로자 이름', 'NAME'),
  column('email', '근로자 메일', 'EMAIL'),
  column('phone', '근로자 휴대폰', 'PHONE', false),
  ...['부서', '직급', '근무지', '담당 업무', '사번'].map((head) => column(head, `근로자 ${head}`, 'TITLE', false)),
];
const rules = createCellRules(COLUMNS, '2026-11-24');
const NAMES = ['한유나', '임시온', '류건우', '백서현', '조은별', '강나래', '신우진', '문가은', '안도현', '노하린'];
const cellsOf = (index: number) => ({
  name: NAMES[index % NAMES.length] ?? '',
  email: `worker-${index}@example.com`,
  phone: `010-2231-${String(1_000 + (index % 9_000))}`,
  부서: '물류운영팀',
  직급: '사원',
});
const makeRows = (count: number): BatchRow[] =>
  Array.from({ length: count }, (_, index) =>
    createRow({ rowId: `row-${index}`, position: index, cells: cellsOf(index) }, rules),
  );
const rowWith = (index: number, cells: Record<string, string>) =>
  createRow({ rowId: `row-${index}`, position: index, cells: { ...cellsOf(index), ...cells } }, rules);

function faulty(): BatchRow[] {
  const rows = makeRows(40);
  rows[2] = rowWith(2, { phone: '010-5518-332' });
  rows[4] = rowWith(4, { email: 'worker@gmial.com' });
  rows[5] = rowWith(5, { phone: '1066897751' });
  rows[8] = { ...rowWith(8, {}), state: 'WRONG', twinOf: 'row-0' };
  rows[11] = rowWith(11, { email: '' });
  return rows;
}
const FAULTY = faulty();

type BoardProps = { rows: readonly BatchRow[]; columns?: readonly BatchColumn[] };

function Board({ rows, columns: given = COLUMNS }: BoardProps) {
  const columns = [...given];
  const sheet = useSheet({ batchId: 'batch', columns }, { rows: [...rows], version: 1 });
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <EditSheet
        batch={{ columns, fileName: '12월_입사자_명단.xlsx' }}
        sheet={sheet}
        isBusy={false}
        onTyping={ignoreTyping}
        onReview={fn()}
        onReload={fn()}
      />
    </div>
  );
}

const PATCH_ROWS = 'PATCH /batches/batch/rows';
/** The story keeps its own rows, so this response only confirms the save. */
const SAVED = {
  rows: [],
  version: 2,
  counts: { total: 40, wrong: 3, ready: 37, sent: 0, failed: 0, leftOut: 0 },
};

const ignoreTyping = () => {};

const meta = {
  title: '여러 건/줄 고치기',
  component: Board,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
  args: { rows: FAULTY },
  beforeEach: () => answerCalls({ [PATCH_ROWS]: () => succeed(SAVED) }),
} satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

const cursor = () => screen.getByRole('textbox', { name: /번 줄/ });

export const Faults: Story = {
  name: '고칠 곳이 있음',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다음 오류' }));
    await waitFor(() => expect(cursor()).toHaveAccessibleName('근로자 휴대폰, 3번 줄, 010-5518-332'));
    await expect(cursor()).toHaveFocus();
    await expect(canvas.getByText('번호가 한 자리 모자라요.')).toBeVisible();
  },
};

export const Keys: Story = {
  name: '글쇠로 고치기',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다음 오류' }));
    await userEvent.keyboard('010-5518-3321{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '고쳐야 함 2' })).toBeVisible());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '고쳐야 함 3' })).toBeVisible());
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '고쳐야 함 2' })).toBeVisible());
    await userEvent.keyboard('{Control>}{Home}{/Control}{F2}');
    await expect(cursor()).toHaveValue('한유나');
    await userEvent.keyboard('{Escape}{ArrowRight}{ArrowRight}{Delete}');
    await waitFor(() => expect(cursor()).toHaveAccessibleName('근로자 휴대폰, 1번 줄, 비어 있음'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(cursor()).toHaveAccessibleName(/9번 줄/));
    await userEvent.click(canvas.getByRole('button', { name: '그래도 보내기' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '고쳐야 함 1' })).toBeVisible());
  },
};

const WORKPLACES = ['서울 본사', '부산 공장', '제주 지점'];
const WITH_LIST: BatchColumn[] = [
  {
    ...column('workplace', '근무지', 'FIELD', false),
    slotUuid: null,
    slotName: '',
    field: {
      fieldId: 'workplace',
      fileId: 'file',
      page: 1,
      rect: { x: 60, y: 60, width: 200, height: 24 },
      kind: 'LIST',
      name: '근무지',
      receiverUuid: null,
      required: false,
    },
    items: WORKPLACES,
  },
  ...COLUMNS,
];

export const Choices: Story = {
  name: '목록에서 고르기',
  args: { columns: WITH_LIST },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('columnheader', { name: /근무지 칸/ }));
    cursor().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(cursor()).toHaveAccessibleName('근무지, 2번 줄, 비어 있음'));
    await expect(canvas.getByText('부산 공장')).toBeVisible();
    await userEvent.keyboard('제주');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('option', { name: '제주 지점' }));
    await waitFor(() => expect(cursor()).toHaveAccessibleName('근무지, 2번 줄, 제주 지점'));
    await userEvent.keyboard('{F2}');
    await expect(canvas.getByRole('option', { name: '제주 지점' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Offer: Story = {
  name: '짐작해서 고치기',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('worker@gmial.com'));
    await userEvent.click(await canvas.findByRole('button', { name: 'worker@gmail.com으로 바꾸기' }));
    await waitFor(() => expect(cursor()).toHaveAccessibleName('근로자 메일, 5번 줄, worker@gmail.com'));
  },
};

export const Repaired: Story = {
  name: '되살린 값',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('010-6689-7751'));
    await expect(await canvas.findByText('앞의 0을 되살렸어요.')).toBeVisible();
  },
};

export const Filtered: Story = {
  name: '고쳐야 할 줄만',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '고쳐야 함 3' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
  },
};

export const FilteredEmpty: Story = {
  name: '고쳐야 할 줄이 없음',
  args: { rows: makeRows(40) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '고쳐야 함 0' }));
    await expect(await canvas.findByRole('heading', { name: '여기에 해당하는 줄이 없어요' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};
export const FilteredEmptyPhone: Story = {
  ...FilteredEmpty,
  name: '고쳐야 할 줄이 없음, 휴대폰',
  globals: { viewport: { value: 'phone' } },
};

export const Chosen: Story = {
  name: '줄을 고름',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '2번 줄 고르기' }));
    await userEvent.click(canvas.getByRole('button', { name: '줄 지우기' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '전체 39' })).toBeVisible());
  },
};

export const Pasted: Story = {
  name: '붙여넣기',
  args: { rows: makeRows(1_200) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('worker-0@example.com'));
    const text = Array.from({ length: 1_000 }, (_, row) =>
      [`pasted-${row}@example.com`, '010-1111-2222', '영업', '대리', '서울', '영업', String(row)].join('\t'),
    ).join('\n');
    const data = new DataTransfer();
    data.setData('text/plain', text);
    cursor().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await expect(await canvas.findByText('pasted-0@example.com')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await canvas.findByText('worker-0@example.com')).toBeVisible();
  },
};

export const NotSaved: Story = {
  name: '저장하지 못함',
  beforeEach: () => answerCalls({ [PATCH_ROWS]: () => refuse(503, 'UNAVAILABLE', '지금은 처리할 수 없어요.') }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다음 오류' }));
    await userEvent.keyboard('010-5518-3321{Enter}');
    await expect(await canvas.findByText(/고친 칸을 저장하지 못했어요/)).toBeVisible();
    await expect(canvas.getByText('010-5518-3321')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '다시 저장' })).toBeVisible();
  },
};

export const Conflict: Story = {
  name: '다른 창에서 먼저 고침',
  beforeEach: () => answerCalls({ [PATCH_ROWS]: () => refuse(409, 'VERSION_CONFLICT', '다른 창에서 먼저 고쳤어요.') }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다음 오류' }));
    await userEvent.keyboard('010-5518-3321{Enter}');
    await expect(await canvas.findByRole('button', { name: '여기서 고친 칸 저장하기' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '새로 불러오기' })).toBeVisible();
  },
};

export const Long: Story = { name: '10,000줄', args: { rows: makeRows(10_000) } };
export const Ready: Story = { name: '모두 준비됨', args: { rows: makeRows(124) } };
export const Empty: Story = { name: '줄 없음', args: { rows: [] } };
export const Dark: Story = { ...Faults, name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };

export const Phone: Story = {
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('listitem');
    await expect(first).toHaveTextContent('류건우');
  },
};

export const PhoneForm: Story = {
  name: '휴대폰, 한 분',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /류건우/ });
    if (!first) throw new Error('The person with a mistake is not listed.');
    await userEvent.click(first);
    const entry = await screen.findByLabelText(/근로자 휴대폰/);
    await userEvent.clear(entry);
    await userEvent.type(entry, '010-5518-3321');
    await userEvent.tab();
    await waitFor(() => expect(entry).not.toHaveAttribute('aria-invalid', 'true'));
  },
};
