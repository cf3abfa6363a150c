import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, userEvent } from 'storybook/test';
import { contractQueries, type ContractListItem } from '@/entities/contract';
import { fileQueries } from '@/entities/file';
import { userQueries } from '@/entities/user';
import { createContract } from '@/pages/contract/detail/ui/story-contract';
import { unfinishedUploadStore } from '../model/unfinished-upload';
import { TemplateUploadPage } from './template-upload-page';

const { contractId, title, sender } = createContract();
const sent = (change: Partial<ContractListItem> = {}): ContractListItem => ({
  contractId,
  kind: 'NORMAL',
  status: 'IN_PROGRESS',
  sealState: 'NONE',
  title,
  documentNo: 'HB-2026-000128',
  sender,
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
const counts = { ALL: 2, MY_TURN: 0, IN_PROGRESS: 2, COMPLETED: 0, ENDED: 0, DRAFT: 0 };
const found = (items: ContractListItem[]) => ({
  items,
  page: 1,
  size: 10,
  total: items.length,
  totalIsExact: true,
  after: null,
  counts,
});
const contracts = [
  sent(),
  sent({ contractId: 'second', title: '물품 공급 계약서_새벽물류', movedAt: '2026-11-18T02:10:00Z' }),
];
const seed = (items: ContractListItem[]) => (cache: QueryClient) => {
  cache.setQueryData(userQueries.session().queryKey, {
    user: {
      userUuid: 'me',
      name: '김지수',
      email: 'jisu.kim@hanbit.example',
      profileImgUrl: null,
      organizationMemberUuid: 'me',
      permissions: ['TEMPLATE_MANAGE'],
    },
    organization: null,
    annualVerification: { valid: true, verifiedAt: '2026-10-01T00:00:00Z', validUntil: '2027-10-01T00:00:00Z' },
  });
  cache.setQueryData(fileQueries.preparation().queryKey, null);
  cache.setQueryData(contractQueries.list({ sort: 'MOVED', size: 10 }).queryKey, found(items));
  cache.setQueryData(contractQueries.detail(contractId).queryKey, createContract());
};

const meta = {
  title: '화면/템플릿 만들기',
  component: TemplateUploadPage,
  parameters: { layout: 'fullscreen', seed: seed(contracts) },
  globals: { viewport: { value: 'wide' } },
  // Without this, a story starts with the previous one's choices.
  beforeEach: () => unfinishedUploadStore.remove('me'),
} satisfies Meta<typeof TemplateUploadPage>;
export default meta;
type Story = StoryObj<typeof meta>;
const PHONE = { viewport: { value: 'phone' } };

export const Files: Story = {
  name: '파일',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '다음' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const FromContract: Story = {
  name: '보낸 문서에서',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '보낸 문서에서' }));
    await expect(canvas.getByRole('button', { name: '다음' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await canvas.findByRole('button', { name: title }));
    await expect(await canvas.findByRole('textbox', { name: '템플릿 이름' })).toHaveValue(title);
    await expect(canvas.getByRole('button', { name: '다음' })).not.toHaveAttribute('aria-disabled');
  },
};
export const NoContracts: Story = {
  name: '보낸 문서가 없음',
  parameters: { seed: seed([]) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '보낸 문서에서' }));
    await expect(await canvas.findByText('아직 보낸 문서가 없어요')).toBeVisible();
  },
};
export const Store: Story = {
  name: '스토어',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '스토어' }));
    await expect(await canvas.findByRole('link', { name: '스토어 둘러보기' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '다음' })).toBeNull();
  },
};
export const Phone: Story = { name: '휴대폰', globals: PHONE };
export const PhoneFromContract: Story = { ...FromContract, name: '휴대폰, 보낸 문서에서', globals: PHONE };
