import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Field } from '@/entities/contract';
import { userQueries } from '@/entities/user';
import { createEditorPages } from '../model/field-set';
import { writeClipboard } from '../model/clipboard';
import editor from './place-fields.stories';
import { FIELDS, FILE, LISTED, field, pageOf, seedListBoxes } from './place-fields.stories.fields';

const HERE = '0198c0de-0000-7000-8000-0000000000d1';
const ELSEWHERE = '0198c0de-0000-7000-8000-0000000000d2';
const pages = createEditorPages([{ fileId: FILE, page: 1, shape: pageOf(1) }]);

/** A sender's field with parts that only their own organisation can use. */
const SEALED = field(2, 'SEAL', '회사 도장', {
  receiverUuid: null,
  senderMark: { from: 'COMPANY', sealId: '0198c0de-0000-7000-8000-0000000000c1' },
});

const seedSession = (cache: QueryClient) =>
  cache.setQueryData(userQueries.session().queryKey, {
    user: {
      userUuid: 'me',
      name: '김지수',
      email: 'jisu.kim@hanbit.example',
      profileImgUrl: null,
      organizationMemberUuid: 'me',
      permissions: ['CONTRACT_SEND'],
    },
    organization: {
      organizationUuid: HERE,
      name: '한빛물산 주식회사',
      logoImgUrl: null,
      plan: 'FREE',
      memberCount: 2,
      organizationMemberUuid: 'me',
      memberStatusType: 'ACCEPTED',
      isOwner: false,
      permissions: ['CONTRACT_SEND'],
      inviteeEmail: 'jisu.kim@hanbit.example',
      inviterName: null,
      invitationExpiresAt: null,
    },
    annualVerification: { valid: true, verifiedAt: '2026-10-01T00:00:00Z', validUntil: '2027-10-01T00:00:00Z' },
  });

const meta = {
  ...editor,
  title: '서명 칸 놓기/붙여 넣기',
  args: { fields: FIELDS.slice(0, 2) },
  parameters: {
    layout: 'fullscreen',
    seed: (cache: QueryClient) => {
      seedSession(cache);
      seedListBoxes(cache);
    },
  },
} satisfies Meta<typeof editor.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const chips = () => document.querySelectorAll('[data-field]');

/** Dispatches the clipboard event along with the keys, because testing tools only dispatch it if text is selected. */
async function press(key: 'c' | 'x') {
  await userEvent.keyboard(`{Control>}${key}{/Control}`);
  const clipboardData = new DataTransfer();
  const type = key === 'c' ? 'copy' : 'cut';
  document.activeElement?.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData.getData('text/plain');
}
async function paste(words: string) {
  await userEvent.keyboard('{Control>}v{/Control}');
  await userEvent.paste(words);
}
/** Fills the clipboard as if fields were copied in another tab of this or another organisation. */
const copiedIn = (organizationUuid: string, fields: readonly Field[]) =>
  writeClipboard(
    fields,
    fields.map(({ fieldId }) => fieldId),
    { pages, organizationUuid },
  );
const LEFT_OUT = '다른 조직의 목록, 도장, 파일은 빼고 붙여 넣었어요';

export const Copied: Story = {
  name: '복사해서 붙여 넣음',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^직원 서명/ }));
    const copied = await press('c');
    await expect(chips()).toHaveLength(2);
    await paste(copied);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^직원 서명/ })).toHaveLength(2));
    await expect(canvas.getAllByRole('button', { name: /^직원 서명/, pressed: true })).toHaveLength(1);
    await expect(await canvas.findByText('칸을 붙여 넣었어요')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(chips()).toHaveLength(2);
  },
};
export const Cut: Story = {
  name: '잘라서 붙여 넣음',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^직원 서명/ }));
    const cut = await press('x');
    await expect(canvas.queryByRole('button', { name: /^직원 서명/ })).not.toBeInTheDocument();
    await paste(cut);
    await expect(await canvas.findByRole('button', { name: /^직원 서명/, pressed: true })).toBeVisible();
  },
};
/** The seal and the list box belong to the other organisation, but a short list's items are copied into the field. */
export const Foreign: Story = {
  name: '다른 조직에서 복사한 칸',
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^직원 서명/ });
    await paste(copiedIn(ELSEWHERE, [LISTED, SEALED]));
    await expect(chips()).toHaveLength(4);
    await expect(await screen.findByText(LEFT_OUT)).toBeVisible();
    // Clicking one of several selected fields keeps all of them selected.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /^근무지/ }));
    await expect(canvas.getByRole('textbox', { name: /^항목/ })).toHaveValue('서울\n부산\n대전\n광주\n대구\n울산');
  },
};
export const ForeignPlain: Story = {
  name: '다른 조직에서 복사했지만 뺄 것이 없음',
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^직원 서명/ });
    await paste(copiedIn(ELSEWHERE, [field(3, 'TEXT', '주소')]));
    await expect(canvas.getByRole('button', { name: /^주소/ })).toBeVisible();
    await expect(screen.queryByText(LEFT_OUT)).not.toBeInTheDocument();
  },
};
export const Own: Story = {
  name: '같은 조직의 다른 문서에서 복사한 칸',
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^직원 서명/ });
    await paste(copiedIn(HERE, [SEALED]));
    await expect(canvas.getByRole('button', { name: /^회사 도장/ })).toBeVisible();
    await expect(screen.queryByText(LEFT_OUT)).not.toBeInTheDocument();
  },
};
/** The editor ignores other text on the clipboard, and leaves pasting into text inputs to the browser. */
export const Elsewhere: Story = {
  name: '칸이 아닌 것은 붙여 넣지 않음',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^직원 서명/ }));
    await paste('서울시 종로구');
    await expect(chips()).toHaveLength(2);
    const [input] = within(document.body).getAllByRole('textbox');
    if (!input) throw new Error('the properties have an input');
    await userEvent.click(input);
    await paste(copiedIn(HERE, [field(3, 'TEXT', '주소')]));
    await expect(chips()).toHaveLength(2);
  },
};
