import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Field, Receiver } from '@/entities/contract';
import { ReceiverActionDialog } from './receiver-action-dialog';

const receiver: Receiver = {
  receiverUuid: 'first',
  name: '이도윤',
  title: '직원',
  slotName: '',
  email: 'doyun.lee@nuri.example',
  phone: '01034822731',
  role: 'SIGNER',
  order: 1,
  when: null,
  channels: ['MAIL', 'SMS'],
  verifications: ['PHONE_IDENTITY'],
  accessCode: null,
  accessCodeHint: '',
  message: '',
  language: null,
  state: 'NOTIFIED',
  hasTurn: true,
  isMe: false,
  isMember: false,
  notifiedAt: '2026-11-20T05:10:00Z',
  openedAt: null,
  verifiedAt: null,
  finishedAt: null,
};
const field = (fieldId: string, name: string, kind: Field['kind'] = 'TEXT'): Field => ({
  fieldId,
  name,
  kind,
  fileId: 'file',
  page: 1,
  rect: { x: 40, y: 40, width: 120, height: 24 },
  receiverUuid: 'first',
  required: true,
});

const meta = {
  title: '기능/ReceiverActionDialog',
  component: ReceiverActionDialog,
  args: {
    act: 'correct-contact',
    contract: {
      contractId: '0198c0de-0000-7000-8000-0000000000c1',
      fields: [
        field('start', '근무 시작일', 'DATE'),
        field('address', '주소'),
        field('day', '서명한 날', 'SIGNED_DATE'),
        field('mark', '서명', 'SIGNATURE'),
      ],
      files: [],
      documentUrl: null,
      sealedPages: [
        {
          number: 1,
          fileId: 'file',
          pageInFile: 1,
          width: 595,
          height: 842,
          rotation: 0,
          cropBox: [0, 0, 595, 842],
          imageUrl: '',
          largeImageUrl: '',
        },
      ],
    },
    receiver,
    onClose: fn(),
  },
} satisfies Meta<typeof ReceiverActionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body);

export const Correct: Story = { name: '연락처 고치기' };
export const HandOver: Story = { name: '링크·QR 전해주기', args: { act: 'share-link' } };
export const AskAgain: Story = {
  name: '값 다시 부탁하기',
  args: { act: 'request-correction' },
  play: async () => {
    await expect(dialog().queryByRole('checkbox', { name: '서명한 날' })).toBeNull();
    await userEvent.click(await dialog().findByRole('button', { name: '다시 부탁하기' }));
    await expect(await dialog().findByText('고칠 칸을 골라주세요.')).toBeInTheDocument();
    await userEvent.click(dialog().getByRole('checkbox', { name: '근무 시작일' }));
    await userEvent.type(dialog().getByRole('textbox', { name: '무엇을 고치면 되나요?' }), '12월 1일로 적어주세요.');
    await expect(dialog().getByText('14 / 300')).toBeInTheDocument();
  },
};
export const Dark: Story = { name: '어둡게', args: { act: 'request-correction' }, globals: { theme: 'dark' } };
export const Phone: Story = {
  name: '휴대폰',
  args: { act: 'request-correction' },
  globals: { viewport: { value: 'phone' } },
};
