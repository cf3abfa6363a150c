import { expect, type APIRequestContext } from '@playwright/test';
import { publishTemplate } from '../../e2e/support/template-over-api.ts';

type Call = Awaited<ReturnType<typeof publishTemplate>>['call'];
type Listed = { items: { contractId: string; title: string }[] };
type Followed = { receivers: { receiverUuid: string; state: string }[] };

const LINKS = [
  { name: '1공장 정문', limit: 50 },
  { name: '협력사 교육 확인', limit: 120 },
];

/** Documents in the demo. The second one is the last that the demo creates. */
const DRAFT = '상세 페이지 디자인 용역 계약서';
const RUNNING = '2026년 근로계약서_이도윤';
const DEMO_WITHIN_MS = 120_000;

/** Creates what the pictures need beyond the demo, and returns the URLs to visit. */
export async function prepareDemo(request: APIRequestContext) {
  const { templateId, call } = await publishTemplate(request, '안전 교육 확인서', { isFilledBySender: false });
  for (const link of LINKS)
    await call('POST', `/templates/${templateId}/direct-urls`, { ...link, contactBy: 'MAIL', guard: 'ONCE' });

  const draftId = await waitForContract(call, 'DRAFT', DRAFT);
  const contractId = await waitForContract(call, 'IN_PROGRESS', RUNNING);
  const contract: Followed = await call('GET', `/contracts/${contractId}`);
  const receiver = contract.receivers.find(({ state }) => state === 'NOTIFIED' || state === 'OPENED');
  if (!receiver) throw new Error('Nobody of the running contract has anything to do.');
  const { link } = await call('POST', `/contracts/${contractId}/receivers/${receiver.receiverUuid}/link`);
  return { templateId, draftId, contractId, receiverLink: String(link) };
}

/** Waits for a document, because the demo creates its documents one by one in the background. */
async function waitForContract(call: Call, tab: string, title: string): Promise<string> {
  const find = async () => {
    const { items }: Listed = await call('GET', `/contracts?tab=${tab}&size=50`);
    return items.find((contract) => contract.title === title)?.contractId ?? '';
  };
  await expect.poll(find, { timeout: DEMO_WITHIN_MS }).not.toBe('');
  return find();
}
