import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerCalls, refuse, succeed } from '#storybook/answer-calls.ts';
import { filingQueries } from '@/entities/filing';
import { ApiError } from '@/shared/api';
import { createTemplate } from '@/pages/template/detail/ui/story-templates';
import { MoveTemplate } from './move-template';

const FOLDERS = [
  { folderId: '0198c0de-0000-7000-8000-0000000000d1', name: '인사', count: 4 },
  { folderId: '0198c0de-0000-7000-8000-0000000000d2', name: '거래처 계약', count: 11 },
];
const { queryKey } = filingQueries.templateFolders();
const seed = (folders: typeof FOLDERS) => (cache: QueryClient) => cache.setQueryData(queryKey, folders);
const TEMPLATE = createTemplate({ folderId: FOLDERS[0]?.folderId ?? null });

const meta = {
  title: '하는 일/템플릿 폴더로 옮기기',
  component: MoveTemplate,
  args: { template: TEMPLATE, onClose: fn() },
  parameters: { seed: seed(FOLDERS) },
} satisfies Meta<typeof MoveTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await screen.findByRole('dialog', { name: '어디로 옮길까요?' }));

export const Asked: Story = {
  name: '폴더를 물음',
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('radio', { name: /^인사/ })).toBeChecked();
    await expect(dialog.getByRole('button', { name: '폴더로 옮기기' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Moved: Story = {
  name: '옮김',
  beforeEach: () =>
    answerCalls({
      [`GET /templates/${TEMPLATE.templateId}`]: () => succeed(TEMPLATE),
      [`PATCH /templates/${TEMPLATE.templateId}`]: () => succeed(TEMPLATE),
    }),
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.click(dialog.getByRole('radio', { name: '폴더 없음' }));
    await userEvent.click(dialog.getByRole('button', { name: '폴더로 옮기기' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
export const Refused: Story = {
  name: '옮기지 못함',
  beforeEach: () =>
    answerCalls({
      [`GET /templates/${TEMPLATE.templateId}`]: () => succeed(TEMPLATE),
      [`PATCH /templates/${TEMPLATE.templateId}`]: () =>
        refuse(409, 'VERSION_CONFLICT', '다른 곳에서 먼저 고쳤어요. 다시 불러온 뒤에 해주세요.'),
    }),
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.click(dialog.getByRole('radio', { name: /^거래처 계약/ }));
    await userEvent.click(dialog.getByRole('button', { name: '폴더로 옮기기' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const None: Story = {
  name: '폴더가 없음',
  args: { template: createTemplate() },
  parameters: { seed: seed([]) },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: {
    seed: (cache: QueryClient) => void cache.prefetchQuery({ queryKey, queryFn: () => new Promise<never>(() => {}) }),
  },
};
export const Failed: Story = {
  name: '폴더를 불러오지 못함',
  parameters: {
    seed: (cache: QueryClient) =>
      void cache.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new ApiError('NETWORK')) }),
  },
  play: async () => {
    const dialog = await findDialog();
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '다시 불러오기' })).toBeVisible();
  },
};
export const Phone: Story = { ...Asked, name: '휴대폰', globals: { viewport: { value: 'phone' } } };
