import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { FillField } from '#rules/fill-field.ts';
import { FillBox } from './fill-box';

const field: FillField = { fieldId: 'a', kind: 'TEXT', receiverUuid: 'me', name: '주소', required: true };
const LONG = '부산광역시 사상구 낙동대로 943번길 101동 1204호 (모라동)';
const resolved = (change: Partial<FillField>, value: string) => ({
  field: { ...field, ...change },
  isMine: true,
  isShown: true,
  isAsked: true,
  isRequired: true,
  value,
  problem: null,
  note: null,
});

const meta = {
  title: '문서/칸 안의 글',
  component: FillBox,
  args: {
    resolved: resolved({}, LONG),
    box: { x: 16, y: 16, width: 200, height: 24 },
    zoom: 1,
    isCurrent: false,
    isSaid: false,
    onFocus: () => {},
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('button').getBoundingClientRect();
    const [first, last] = [canvas.getByText(/부산광역시|^하나/), canvas.getByText(/\(모라동\)|^여섯/)];
    await expect(first.getBoundingClientRect().right).toBeLessThanOrEqual(field.right);
    // The text may overflow by as much as in the sealed file.
    await expect(Number(last.getAttribute('y'))).toBeLessThanOrEqual(field.height * 1.05);
    await expect(Number(first.getAttribute('font-size'))).toBeLessThan(11);
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 360, height: 160, background: '#fff' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FillBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = { name: '긴 글은 작아진다' };
export const Lines: Story = {
  name: '여러 줄은 칸 밖으로 나가지 않는다',
  args: {
    resolved: resolved({ kind: 'MULTILINE', name: '특약' }, '하나\n둘\n셋\n넷\n다섯\n여섯'),
    box: { x: 16, y: 16, width: 300, height: 60 },
  },
};
export const LongName: Story = {
  name: '긴 이름은 줄여 보인다',
  args: {
    resolved: { ...resolved({ name: '근로자의 비상 연락처와 관계' }, ''), value: null },
    box: { x: 16, y: 16, width: 84, height: 20 },
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText('근로자의 비상 연락처와 관계');
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(getComputedStyle(name).textOverflow).toBe('ellipsis');
    const { right } = name.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(canvas.getByRole('button').getBoundingClientRect().right);
  },
};
