import { randomUUID } from 'node:crypto';
import type { createSender } from './sender.ts';

type Sender = Awaited<ReturnType<typeof createSender>>;
type Size = { pages: number; receivers: number; fieldsEach: number };

const SIGNER = { role: 'SIGNER', order: 1, channels: ['MAIL'], verifications: [] };
const FIELDS_A_ROW = 5;

/**
 * Creates a draft with many receivers. Each of them has rows of fields on separate pages: one signature and otherwise
 * text fields.
 */
export async function draftLarge(sender: Sender, title: string, { pages, receivers, fieldsEach }: Size) {
  const fileId = await sender.upload();
  const { contractId, version } = await sender.call<{ contractId: string; version: number }>('POST', '/contracts', {
    title,
    fileIds: [fileId],
  });
  const emails = Array.from({ length: receivers }, (_, place) => `${contractId.slice(0, 8)}-${place}@receiver.example`);
  const put = await sender.call<{ contract: { version: number }; receivers: { receiverUuid: string }[] }>(
    'PUT',
    `/contracts/${contractId}/receivers`,
    { version, receivers: emails.map((email, place) => ({ ...SIGNER, name: `이도윤 ${place + 1}`, email })) },
  );
  const rows = Math.ceil(fieldsEach / FIELDS_A_ROW);
  const fields = put.receivers.flatMap(({ receiverUuid }, receiver) =>
    Array.from({ length: fieldsEach }, (_, place) => ({
      fieldId: randomUUID(),
      fileId,
      page: 1 + ((receiver * rows + Math.floor(place / FIELDS_A_ROW)) % pages),
      rect: { x: 20 + (place % FIELDS_A_ROW) * 112, y: 812, width: 100, height: 22 },
      kind: place === 0 ? 'SIGNATURE' : 'TEXT',
      receiverUuid,
      name: place === 0 ? '서명' : `칸 ${place}`,
      required: true,
    })),
  );
  await sender.call('PUT', `/contracts/${contractId}/fields`, { version: put.contract.version, fields });
  return { contractId, emails };
}
