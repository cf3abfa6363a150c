import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InquiryForm } from './inquiry-form';
import { InquirySent } from './inquiry-sent';

const meta = {
  title: '문의/InquiryForm',
  component: InquiryForm,
  args: { isSending: false, failure: null, upload: fn(), onSubmit: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof InquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('이름'), ' 김지수 ');
    await userEvent.type(canvas.getByLabelText('메일 주소'), 'jisu.kim@hanbit.example');
    await userEvent.type(canvas.getByLabelText('궁금한 점'), '세금계산서를 받을 수 있나요?');
    await userEvent.click(canvas.getByRole('button', { name: '보내기' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: '김지수',
      email: 'jisu.kim@hanbit.example',
      company: '',
      message: '세금계산서를 받을 수 있나요?',
      files: [],
    });
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('메일 주소'), 'jisu.kim');
    await userEvent.click(canvas.getByRole('button', { name: '보내기' }));
    await expect(canvas.getByText('이름을 적어주세요.')).toBeVisible();
    await expect(canvas.getByText('메일 주소가 맞는지 확인해주세요.')).toBeVisible();
    await expect(canvas.getByText('궁금한 점을 적어주세요.')).toBeVisible();
    await expect(canvas.getByLabelText('이름')).toHaveFocus();
    await expect(canvas.getByLabelText('메일 주소')).toHaveValue('jisu.kim');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sending: Story = { args: { isSending: true } };

export const Failed: Story = {
  args: { failure: { place: 'form', message: '네트워크에 접근할 수 없어요. 인터넷 연결을 확인해주세요.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('네트워크에 접근할 수 없어요.');
  },
};

export const RefusedName: Story = {
  args: { failure: { place: 'name', message: '이름에 쓸 수 없는 글자가 있어요.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('이름')).toHaveFocus();
    await expect(canvas.getByText('이름에 쓸 수 없는 글자가 있어요.')).toBeVisible();
  },
};

export const Sent: Story = { render: () => <InquirySent email="jisu.kim@hanbit.example" onAgain={fn()} /> };

export const Dark: Story = { globals: { theme: 'dark' } };
