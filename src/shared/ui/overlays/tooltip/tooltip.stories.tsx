import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/shared/ui/actions/button';
import { Tooltip } from './tooltip';

const meta = {
  title: '부품/Tooltip',
  component: Tooltip,
  args: { content: '다시 하기', shortcut: '⌘⇧Z', side: 'bottom', children: <Button>다시</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lets the page report what the story before has scrolled or resized, which would close a bubble. */
const settlePage = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

export const Focused: Story = {
  name: '초점',
  play: async ({ canvas }) => {
    await settlePage();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/다시 하기/);
  },
};
export const Hovered: Story = {
  name: '0.5초 올려놓음',
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
    await canvas.findByRole('tooltip', {}, { timeout: 1500 });
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};
export const ScrolledIntoView: Story = {
  name: '초점으로 옮겨온 단추',
  decorators: [
    (Inner) => (
      <div data-testid="container" style={{ height: 120, overflow: 'auto' }}>
        <div style={{ height: 400 }} />
        <Inner />
        <div style={{ height: 400 }} />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const container = canvas.getByTestId('container');
    const scrolled = () => new Promise((resolve) => container.addEventListener('scroll', resolve, { once: true }));
    const intoView = scrolled();
    canvas.getByRole('button').focus();
    await intoView;
    // The bubble reacts to the event in the next frame.
    await settlePage();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    const outOfView = scrolled();
    container.scrollTo({ top: 0 });
    await outOfView;
    await waitFor(() => expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};
export const WithoutPopover: Story = {
  name: '예전 브라우저, 옮겨진 층 안에서',
  beforeEach: () => {
    const before = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
    return () => {
      Object.defineProperties(HTMLElement.prototype, before);
    };
  },
  decorators: [
    (Inner) => (
      <div style={{ transform: 'translate(120px, 80px)', width: 200 }}>
        <Inner />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await settlePage();
    await userEvent.tab();
    const tip = await canvas.findByRole('tooltip');
    const [bubble, anchor] = [tip.getBoundingClientRect(), canvas.getByRole('button').getBoundingClientRect()];
    await expect(bubble.top - anchor.bottom).toBe(8);
    await expect(Math.abs(bubble.left + bubble.width / 2 - (anchor.left + anchor.width / 2))).toBeLessThan(1);
  },
};
export const Dark: Story = { ...Focused, name: '어둡게', globals: { theme: 'dark' } };
