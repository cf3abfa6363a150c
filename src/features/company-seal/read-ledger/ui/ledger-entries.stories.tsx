import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { SealLedgerEntry } from '@/entities/company-seal';
import { LedgerEntries } from './ledger-entries';

const entry = (kind: SealLedgerEntry['kind'], change: Partial<SealLedgerEntry> = {}): SealLedgerEntry => ({
  entryId: kind,
  kind,
  at: '2026-11-20T01:00:00Z',
  by: '김지수',
  subject: null,
  contract: null,
  places: null,
  note: null,
  ...change,
});
const contractId = '0198c0de-0000-7000-8000-0000000000c1';

const meta = {
  title: '직인/쓴 기록',
  component: LedgerEntries,
  args: {
    entries: [
      entry('DESTROYED'),
      entry('REPLACED', { note: '모서리가 깨졌어요' }),
      entry('RESUMED'),
      entry('SUSPENDED', { note: '점검' }),
      entry('USED', {
        places: 3,
        contract: { contractId, documentNo: 'HB-2611-0482', title: '물품 공급 계약서_동해포장' },
      }),
      entry('USED', {
        entryId: 'unseen',
        places: 1,
        contract: { contractId, documentNo: 'HB-2611-0483', title: null },
      }),
      entry('REVOKED', { subject: '배준호' }),
      entry('GRANTED', { subject: '배준호' }),
      entry('ADDED'),
    ],
  },
} satisfies Meta<typeof LedgerEntries>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  name: '모두',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '물품 공급 계약서_동해포장' })).toHaveAttribute(
      'href',
      `/contract/${contractId}`,
    );
    await expect(canvas.getByText('문서 번호 HB-2611-0483')).toBeVisible();
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
