import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '@/shared/ui/layout/stack';
import { ChooseSheet } from './choose-sheet';
import { ChooseSheetFile } from './choose-sheet-file';
import { MatchColumns } from './match-columns';
import { ReadingView } from './reading-view';

const TEMPLATE = '0198c0de-0000-7000-8000-0000000000c1';
const draft = {
  batchId: '0198c0de-0000-7000-8000-0000000000c2',
  templateId: TEMPLATE,
  templateTitle: '근로계약서',
  mode: 'MANY' as const,
  state: 'DRAFT' as const,
  pauseReason: null,
  sender: { organizationMemberUuid: 'me', name: '김지수' },
  fileName: '12월_입사자_명단.xlsx',
  counts: { total: 124, wrong: 3, ready: 121, sent: 0, failed: 0, leftOut: 0 },
  scheduledAt: null,
  createdAt: '2026-11-20T05:22:00Z',
  startedAt: null,
  endedAt: null,
  movedAt: '2026-11-20T05:22:00Z',
};

const meta = {
  title: '여러 건/엑셀 올리기',
  component: ChooseSheetFile,
  args: {
    templateId: TEMPLATE,
    title: '근로계약서',
    drafts: [draft],
    isBusy: false,
    onFile: fn(),
    onBegin: fn(),
    onContinue: fn(),
  },
} satisfies Meta<typeof ChooseSheetFile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Continued: Story = {
  name: '하던 것이 있음',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '이어서 하기' }));
    await expect(args.onContinue).toHaveBeenCalledWith(draft.batchId);
  },
};
export const First: Story = { name: '처음', args: { drafts: [] } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };

export const Uploading: Story = {
  name: '올리는 중',
  render: () => <ReadingView fileName="12월_입사자_명단.xlsx" share={0.57} onBack={fn()} />,
};
export const Reading: Story = {
  name: '읽는 중',
  render: () => <ReadingView fileName="12월_입사자_명단.xlsx" share={1} onBack={fn()} />,
};
export const Sheets: Story = {
  name: '시트 고르기',
  render: () => <ChooseSheet sheets={['11월', '12월']} onChoose={fn()} onBack={fn()} />,
};

const onMatch = fn();
export const Columns: Story = {
  name: '열 짝짓기',
  render: () => (
    <Stack>
      <MatchColumns
        heads={{
          targets: [
            { key: 'name', head: '근로자 이름', isRequired: true, source: 0 },
            { key: 'email', head: '근로자 메일', isRequired: true, source: null },
          ],
          heads: [
            { index: 0, head: '이름', samples: ['한유나', '임시온'] },
            { index: 1, head: '주소', samples: ['yuna@example.com', 'sion@example.com'] },
          ],
        }}
        onMatch={onMatch}
        onBack={fn()}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '이대로 읽기' })).toHaveAttribute('aria-disabled', 'true');
    const entry = canvas.getByRole('combobox', { name: '주소 열의 칸' });
    await userEvent.clear(entry);
    await userEvent.type(entry, '근로자 메일{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '이대로 읽기' }));
    await expect(onMatch).toHaveBeenCalledWith({ name: 0, email: 1 });
  },
};
