import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { ComponentProps } from 'react';
import { createTemplate } from '@/pages/template/detail/ui/story-templates';
import { TemplateSettings } from './template-settings';

const CHOICES: ComponentProps<typeof TemplateSettings>['choices'] = {
  groups: [
    { groupId: 'sales', name: '영업 1팀', organizationMemberUuids: ['a', 'b'], version: 1 },
    { groupId: 'people', name: '인사', organizationMemberUuids: ['c'], version: 1 },
  ],
  folders: [{ folderId: 'hires', name: '입사' }],
  labels: [{ labelId: 'urgent', name: '급함', color: 'RED' }],
};

const meta = {
  title: '하는 일/템플릿 설정',
  component: TemplateSettings,
  args: {
    choices: { groups: [], folders: [], labels: [] },
    files: [{ fileId: '파일', name: '표준근로계약서.pdf' }],
    onReplaceFile: fn(),
    template: createTemplate(),
    onChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TemplateSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: '채운 설정',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '마감' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      content: { titleRule: '2026년 {문서 이름}_{근로자}{마감}' },
    });
  },
};
export const Wrong: Story = {
  name: '없는 이름을 쓴 규칙',
  args: { template: createTemplate({ content: { ...createTemplate().content, titleRule: '{직원} 계약서' } }) },
  play: async ({ args }) => {
    await expect(
      await screen.findByText('문서 이름 규칙에 없는 이름이 있어요: {직원}. 목록에서 골라주세요.'),
    ).toBeVisible();
    const days = screen.getByRole('textbox', { name: '마감' });
    await userEvent.clear(days);
    await userEvent.type(days, '400');
    await expect(screen.getByText('1일에서 365일 사이로 적어주세요.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalledWith({ content: { expiryDays: 400 } });
  },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
export const Groups: Story = {
  name: '고른 그룹과 파일',
  args: {
    template: createTemplate({ visibility: 'GROUPS', groupIds: ['sales'] }),
    choices: { ...CHOICES, folders: [], labels: [] },
  },
  play: async ({ args }) => {
    const groups = await screen.findByRole('group', { name: '그룹' });
    await userEvent.click(within(groups).getByRole('checkbox', { name: '인사 · 1명' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ groupIds: ['sales', 'people'] });
    await userEvent.click(screen.getByRole('button', { name: '표준근로계약서.pdf 다른 파일로 바꾸기' }));
    await expect(args.onReplaceFile).toHaveBeenCalledWith('파일');
  },
};

const playFiling: Story['play'] = async ({ args }) => {
  const place = await screen.findByRole('region', { name: '보낼 문서의 자리' });
  await userEvent.click(within(place).getByRole('checkbox', { name: '영업 1팀 · 2명' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ content: { shareWith: ['sales'] } });
  await userEvent.click(within(place).getByRole('radio', { name: '입사' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ content: { folderId: 'hires' } });
  await userEvent.click(within(place).getByRole('checkbox', { name: '급함' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ content: { labelIds: ['urgent'] } });
};
export const Filing: Story = { name: '보낼 문서의 자리', args: { choices: CHOICES }, play: playFiling };
export const PhoneFiling: Story = {
  ...Filing,
  name: '휴대폰, 보낼 문서의 자리',
  globals: { viewport: { value: 'phone' } },
};
