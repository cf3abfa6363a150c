import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { BatchListItem } from '@/entities/batch';
import type { ContractListItem } from '@/entities/contract';
import { EXAMPLE_TEMPLATE_ID, createTemplate, exampleVersions } from './story-templates';
import { TemplateView } from './template-view';

const contract = (title: string, change: Partial<ContractListItem> = {}): ContractListItem => ({
  contractId: title,
  kind: 'NORMAL',
  status: 'IN_PROGRESS',
  sealState: 'NONE',
  title,
  documentNo: 'HB-2026-000128',
  sender: { organizationMemberUuid: 'me', name: '김지수' },
  receivers: [],
  folderId: null,
  labelIds: [],
  expiresAt: '2026-12-04T14:59:00Z',
  scheduledAt: null,
  createdAt: '2026-11-20T05:00:00Z',
  sentAt: '2026-11-20T05:10:00Z',
  endedAt: null,
  movedAt: '2026-11-22T02:10:00Z',
  ...change,
});
const sent = {
  items: [
    contract('2026년 근로계약서_이도윤'),
    contract('2026년 근로계약서_한유나', { status: 'COMPLETED', endedAt: '2026-11-21T04:00:00Z' }),
    contract('2026년 근로계약서_정민재', { status: 'REJECTED', endedAt: '2026-11-18T04:00:00Z' }),
  ],
  total: 128,
};
const counts = { total: 124, wrong: 0, ready: 0, sent: 0, failed: 0, leftOut: 0 };
const batch = (month: string, change: Partial<BatchListItem> = {}): BatchListItem => ({
  batchId: month,
  templateId: EXAMPLE_TEMPLATE_ID,
  templateTitle: '근로계약서',
  mode: 'MANY',
  state: 'DRAFT',
  pauseReason: null,
  sender: { organizationMemberUuid: 'me', name: '김지수' },
  fileName: `${month}_입사자_명단.xlsx`,
  counts,
  scheduledAt: null,
  createdAt: '2026-11-20T05:22:00Z',
  startedAt: null,
  endedAt: null,
  movedAt: '2026-11-20T05:22:00Z',
  ...change,
});
const batches = {
  items: [
    batch('12월', { counts: { ...counts, wrong: 3, ready: 121 } }),
    batch('1월', { state: 'SCHEDULED', scheduledAt: '2027-01-02T00:00:00Z', counts: { ...counts, ready: 124 } }),
    batch('10월', { state: 'PAUSED', pauseReason: 'MEMBER', counts: { ...counts, ready: 24, sent: 100 } }),
    batch('11월', { state: 'DONE', counts: { ...counts, sent: 121, failed: 3 } }),
  ],
  total: 4,
};
const current = createTemplate();
const old = createTemplate({ number: 1, content: { ...current.content, slots: current.content.slots.slice(0, 1) } });

const meta = {
  title: '화면/템플릿 보기',
  component: TemplateView,
  parameters: { layout: 'fullscreen' },
  // As tall as in the app.
  decorators: [
    (Story) => (
      <div style={{ height: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'wide' } },
  args: {
    template: current,
    shown: current,
    versions: exampleVersions,
    sent,
    batches: { items: [], total: 0 },
    links: { items: [], total: 0 },
    isFailed: false,
    maySend: true,
    onBack: fn(),
    onAct: fn(),
    onBookmark: fn(),
    onShow: fn(),
    onRestore: fn(),
    onRetry: fn(),
    onStale: fn(),
  },
} satisfies Meta<typeof TemplateView>;
export default meta;
type Story = StoryObj<typeof meta>;
const PHONE = { viewport: { value: 'phone' } };

export const View: Story = {
  name: '보기',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '보내기' }));
    await expect(args.onAct).toHaveBeenCalledWith('send');
  },
};
export const Versions: Story = {
  name: '판',
  play: async ({ canvas, args }) => {
    const tab = await canvas.findByRole('tab', { name: '보기' });
    tab.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '판' })).toHaveFocus();
    const look = await canvas.findByRole('button', { name: '2판 보기' });
    look.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShow).toHaveBeenCalledWith(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRestore).toHaveBeenCalledWith(2);
    await expect(canvas.queryByRole('button', { name: '3판 되살리기' })).toBeNull();
  },
};
export const Sent: Story = {
  name: '보낸 기록',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '보낸 기록' }));
    await expect(await canvas.findByRole('link', { name: '2026년 근로계약서_이도윤' })).toBeVisible();
  },
};
export const SentMany: Story = {
  name: '보낸 기록, 여러 건',
  args: { batches },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '보낸 기록' }));
    const list = within(await canvas.findByRole('list', { name: '여러 건 보내기' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await expect(list.getByText('12월_입사자_명단.xlsx · 김지수 · 3건 고쳐야 함')).toBeVisible();
    await expect(list.getByText('11월_입사자_명단.xlsx · 김지수 · 121건 보냄 · 3건 못 보냄')).toBeVisible();
    await expect(list.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/config/many?batchId=12월'),
    );
    await expect(canvas.getByRole('link', { name: '2026년 근로계약서_이도윤' })).toBeVisible();
  },
};
export const NeverSent: Story = {
  ...Sent,
  name: '보낸 적 없음',
  args: { sent: { items: [], total: 0 } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '보낸 기록' }));
    await expect(await canvas.findByText('아직 보낸 문서가 없어요')).toBeVisible();
  },
};
export const Old: Story = {
  name: '지난 판을 보는 중',
  args: { shown: old },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '지금 판 보기' }));
    await expect(args.onShow).toHaveBeenCalledWith(null);
  },
};
const draft = createTemplate({ state: 'DRAFT', publishedNumber: null, number: null, sentCount: 0 });
export const Draft: Story = { name: '작성 중', args: { template: draft, shown: draft, versions: [] } };
const changed = createTemplate({ hasChanges: true, number: null });
export const Changed: Story = { name: '고치는 중', args: { template: changed, shown: changed } };
export const PublishedMeanwhile: Story = {
  name: '고치는 중에 지금 판을 보는 중',
  args: { template: changed, shown: current },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '고치던 판 보기' }));
    await expect(args.onShow).toHaveBeenCalledWith(null);
  },
};
export const Reader: Story = {
  name: '보기만',
  args: { template: createTemplate({ mayChange: false }), maySend: false },
};
export const Failed: Story = {
  name: '기록을 불러오지 못함',
  args: { versions: null, sent: null, isFailed: true },
};
export const Dark: Story = { name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: PHONE };
export const PhoneVersions: Story = {
  name: '휴대폰, 판',
  globals: PHONE,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '판' }));
    await expect(await canvas.findByRole('button', { name: '2판 되살리기' })).toBeVisible();
  },
};
export const PhoneSentMany: Story = { ...SentMany, name: '휴대폰, 보낸 기록', globals: PHONE };
