import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ApiError } from '@/shared/api';
import type { DocumentCheck } from '../api/checks';
import { CheckView } from './check-view';

const SHA = '9c41f0a73be2d51860aa7714e02f9b6d5d83c1fe472b0a96b8e13d057ac94f22';
const whole: DocumentCheck = {
  verdict: 'WHOLE',
  kind: 'DOCUMENT',
  words: '도장이 봉인한 그대로예요.',
  sha256: SHA,
  certificateNo: 'DJ-C-2611-0482-7F3A',
  documentNo: 'HB-2611-0482',
  title: '2026년 근로계약서_이도윤',
  organizationName: '한빛물산 주식회사',
  completedAt: '2026-11-20T05:21:00Z',
  sealedAt: '2026-11-20T14:21:15+09:00',
  pageCount: 3,
  documentSha256: SHA,
  certificateSha256: null,
  keyId: '1f2e3d4c5b6a7988',
  timestamp: null,
  addedAfter: [],
  signatures: [],
  people: [
    { name: '정해원', did: 'SIGNED', at: '2026-11-19T07:20:00Z' },
    { name: '이도윤', did: 'SIGNED', at: '2026-11-20T05:21:00Z' },
  ],
  eventCount: 12,
  recordFault: null,
};
const changed: DocumentCheck = { ...whole, verdict: 'CHANGED', people: [], title: null, completedAt: null };

const meta = {
  title: '기능/CheckDocument',
  component: CheckView,
  args: {
    state: 'choosing',
    file: null,
    certificateNo: '',
    seen: null,
    share: 0,
    result: null,
    refusal: null,
    failure: null,
    onEvent: fn(),
  },
} satisfies Meta<typeof CheckView>;
export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } };
const judged = (result: DocumentCheck) => ({
  state: 'judged' as const,
  result,
  seen: { isPdf: true, signatures: 1, bytesBehind: result.verdict === 'ADDED_AFTER' ? 900 : 0, sha256: SHA },
});

export const Choosing: Story = {
  name: '고르기 전',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '확인하기' }));
    await expect(canvas.getByText('증명서 번호를 적어주세요.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '증명서 번호' }), 'dj-c-2611-0482-7f3a{Enter}');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'number.entered', certificateNo: 'dj-c-2611-0482-7f3a' });
  },
};
export const Inspecting: Story = { name: '읽는 중', args: { state: 'inspecting' } };
export const Asking: Story = { name: '맞춰보는 중', args: { state: 'asking' } };
export const LookingUp: Story = { name: '번호를 찾는 중', args: { state: 'lookingUp' } };
export const Sending: Story = { name: '보내는 중', args: { state: 'sending', share: 0.4 } };
export const Unchanged: Story = {
  name: '그대로',
  args: judged(whole),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '진짜 문서예요' })).toHaveFocus();
  },
};
export const ByNumber: Story = {
  name: '번호로 찾음',
  args: judged({ ...whole, verdict: 'EXISTS', kind: 'CERTIFICATE', sha256: null, title: null, people: [] }),
};
export const AddedAfter: Story = {
  name: '덧붙음',
  args: judged({
    ...whole,
    verdict: 'ADDED_AFTER',
    addedAfter: [
      { kind: 'ANNOTATION', page: 2, words: '' },
      { kind: 'ATTACHMENT', page: null, words: '' },
    ],
  }),
};
export const Changed: Story = { name: '바뀜', args: judged(changed) };
export const PageReplaced: Story = {
  name: '바뀜, 봉인한 뒤에 쪽이 바뀜',
  args: judged({ ...changed, addedAfter: [{ kind: 'PAGE_CHANGED', page: 2, words: '' }] }),
};
export const Untrusted: Story = {
  name: '기록이 맞지 않음',
  args: judged({ ...changed, verdict: 'CHAIN_BROKEN', recordFault: 'NOT_ALL_SIGNED' }),
};
export const NotSealed: Story = {
  name: '봉인 없음',
  args: judged({ ...changed, verdict: 'NOT_SEALED', certificateNo: null, documentNo: null, organizationName: null }),
};
export const NotFromUs: Story = {
  name: '다른 곳의 서명',
  args: judged({
    ...changed,
    verdict: 'NOT_OURS',
    signatures: [
      { by: 'Han Seo-yun', at: '2026-11-18T10:00:00+09:00', state: 'MORE_AFTER' },
      { by: '새벽물류 주식회사', at: null, state: 'INTACT' },
      { by: 'CN=old', at: null, state: 'BROKEN' },
      { by: '알 수 없는 사람', at: null, state: 'UNKNOWN' },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/그 뒤에 더해진 것이 있어요/)).toBeVisible();
  },
};
export const Refused: Story = { name: 'PDF가 아님', args: { state: 'refused', refusal: 'not-pdf' } };
export const UnknownNumber: Story = {
  name: '없는 번호',
  args: { state: 'refused', refusal: 'unknown-number', certificateNo: 'DJ-C-2611-0482-0000' },
};
export const Failed: Story = { name: '확인하지 못함', args: { state: 'failed', failure: new ApiError('NETWORK') } };
export const Dark: Story = { name: '어둡게', args: judged(whole), globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: PHONE };
export const PhoneUnchanged: Story = { name: '휴대폰, 그대로', args: judged(whole), globals: PHONE };
