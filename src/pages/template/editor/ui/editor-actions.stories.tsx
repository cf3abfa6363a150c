import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { TemplateFrame, SaveNote } from '@/widgets/send-frame';
import { EditorActions } from './editor-actions';

const meta = {
  title: '화면/템플릿 고치기, 단추',
  component: EditorActions,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
  args: { slotCount: 2, onSlots: fn(), onSettings: fn(), onRehearse: fn(), onPublish: fn() },
  render: (args) => (
    <TemplateFrame
      step="fields"
      title="프리랜서 용역 계약서와 저작권 양도 합의서"
      onLeave={fn()}
      note={<SaveNote state="saved" onRetry={fn()} />}
      actions={<EditorActions {...args} />}
    >
      <div />
    </TemplateFrame>
  ),
} satisfies Meta<typeof EditorActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  name: '넓은 화면',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '역할 2' }));
    await expect(args.onSlots).toHaveBeenCalled();
  },
};
export const Rail: Story = { name: '좁은 화면', globals: { viewport: { value: 'lg' } } };
export const Phone: Story = {
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '더 보기' }));
    await userEvent.click(await screen.findByRole('button', { name: '미리 보기' }));
    await expect(args.onRehearse).toHaveBeenCalled();
    // The button is hidden until the sheet has closed.
    await expect(await canvas.findByRole('button', { name: '공개하기' })).toBeVisible();
  },
};
