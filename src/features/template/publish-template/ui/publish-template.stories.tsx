import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { ContractProblem } from '@/entities/contract';
import { EXAMPLE_TEMPLATE_ID } from '@/pages/template/detail/ui/story-templates';
import { templateCheckQuery } from '../api/publish';
import { PublishTemplate } from './publish-template';

const VERSION = 9;
const problems: ContractProblem[] = [
  {
    code: 'SIGNER_WITHOUT_SIGNATURE',
    severity: 'ERROR',
    message: '근로자가 서명할 칸이 없어요. 서명 칸을 놓아주세요.',
    place: { receiverUuid: '근로자' },
  },
  {
    code: 'FIELD_OVER_TEXT',
    severity: 'WARNING',
    message: '‘주소’ 칸이 글자를 가려요.',
    place: { fieldId: '주소', page: 1 },
  },
];
const seed = (found: readonly ContractProblem[]) => (cache: QueryClient) =>
  cache.setQueryData(templateCheckQuery(EXAMPLE_TEMPLATE_ID, VERSION).queryKey, {
    problems: [...found],
    mayPublish: found.every(({ severity }) => severity !== 'ERROR'),
  });

const meta = {
  title: '하는 일/템플릿 공개',
  component: PublishTemplate,
  args: {
    templateId: EXAMPLE_TEMPLATE_ID,
    version: VERSION,
    isOnlyMine: false,
    number: 3,
    onJump: fn(),
    onPublished: fn(),
    onReload: fn(),
    onClose: fn(),
  },
  parameters: { seed: seed([]) },
} satisfies Meta<typeof PublishTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '공개할 수 있음',
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '3판으로 공개할까요?' })).toHaveTextContent(
      '이미 보낸 문서는 바뀌지 않아요.',
    );
  },
};
export const First: Story = { name: '처음 공개, 나만 보는 것', args: { number: 1, isOnlyMine: true } };
const endless = (cache: QueryClient) =>
  void cache.prefetchQuery({
    queryKey: templateCheckQuery(EXAMPLE_TEMPLATE_ID, VERSION).queryKey,
    queryFn: () => new Promise<never>(() => {}),
  });
export const Checking: Story = {
  name: '확인하는 중',
  parameters: { seed: endless },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '공개하기' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Problems: Story = {
  name: '고칠 곳이 있음',
  parameters: { seed: seed(problems) },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: '공개하기' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: /서명할 칸이 없어요/ }));
    await expect(args.onJump).toHaveBeenCalledWith(problems[0]);
  },
};
export const Phone: Story = { ...Problems, name: '휴대폰', globals: { viewport: { value: 'phone' } } };
