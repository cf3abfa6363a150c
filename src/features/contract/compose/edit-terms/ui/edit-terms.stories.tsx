import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Contract } from '@/entities/contract';
import { draftContract } from '../../../../../../tests/support/draft';
import { useTermsForm } from '../model/use-terms-form';
import { EditTerms } from './edit-terms';

const onChange = fn();

function Terms({ contract }: { contract: Contract }) {
  const terms = useTermsForm(contract, onChange);
  return <EditTerms terms={terms} expiryDays={14} />;
}

const meta = {
  title: '계약/마감과 설정',
  component: Terms,
  args: { contract: draftContract() },
} satisfies Meta<typeof Terms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  name: '처음 그대로',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/함께 보낼 말/), '안녕하세요');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ message: '안녕하세요' })));
  },
};
export const Chosen: Story = {
  name: '정한 대로',
  args: {
    contract: draftContract({
      expiresAt: '2030-12-04T09:00:00Z',
      remindDaysBefore: [],
      message: '서명해주세요',
      settings: {
        allowDelegate: false,
        allowAnnotate: true,
        showOthers: 'NONE',
        pageSealEdge: 'RIGHT',
        footer: false,
        language: 'en',
      },
    }),
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
