import { randomUUID } from 'node:crypto';
import { printContracts } from './chromium-pdfs.ts';
import type { Installation } from './installation.ts';
import type { Row } from './rows.ts';
import { createSender } from './sender.ts';

const [PAGES, FIELDS] = [200, 1_000];

type LargeTemplate = { change: () => Promise<number>; publish: (version: number) => Promise<void> };

/** Prepares a 200-page template printed by Chromium, with five fields per page. */
export async function prepareLargeTemplate({ origin, token }: Installation): Promise<LargeTemplate> {
  const printed = (await printContracts([PAGES])).get(PAGES);
  if (!printed) throw new Error('Nothing was printed.');
  const { call, upload } = await createSender(origin, token, printed);
  const fileId = await upload();
  type Version = { templateId: string; version: number };
  const { templateId } = await call<Version>('POST', '/templates', { title: '위탁', fileIds: [fileId] });
  const slotUuid = randomUUID();
  const person = { name: '수급인', person: 'ASK', fixed: null, role: 'SIGNER', order: 1, when: null };
  const contact = { channels: ['MAIL'], verifications: [], accessCode: 'NONE', code: null, accessCodeHint: '' };
  const address = `/templates/${templateId}`;
  await call('PUT', `${address}/slots`, { version: 1, slots: [{ slotUuid, ...person, ...contact, message: '' }] });
  let round = 0;
  /** Moves all fields, so that there is something to publish. */
  async function change() {
    round += 1;
    const { version } = await call<Version>('GET', address);
    const fields = Array.from({ length: FIELDS }, (_, place) => ({
      fieldId: randomUUID(),
      fileId,
      page: 1 + (place % PAGES),
      rect: { x: 60 + Math.floor(place / PAGES) * 90, y: 700 + (round % 20), width: 80, height: 24 },
      kind: 'TEXT',
      receiverUuid: slotUuid,
      name: `칸 ${place + 1}`,
      required: false,
    }));
    await call('PUT', `${address}/fields`, { version, fields });
    return (await call<Version>('GET', address)).version;
  }
  return {
    change,
    publish: async (version) => {
      const published = await call<{ state: string }>('POST', `${address}/publish`, { version });
      if (published.state !== 'PUBLISHED') throw new Error(`The template is ${published.state}.`);
    },
  };
}

export const PUBLISH_ROW: Row<{ large: LargeTemplate }> = {
  name: `publishing ${PAGES} pages by Chromium with ${FIELDS} fields`,
  async measure(installation, { large }) {
    const version = await large.change();
    let answeredMs = Number.NaN;
    const { node, children, postgres, all } = await installation.costOf(async () => {
      const begin = performance.now();
      await large.publish(version);
      answeredMs = performance.now() - begin;
    });
    return {
      'answered (ms)': answeredMs,
      'all CPU (ms)': all,
      'Node (ms)': node,
      'children (ms)': children,
      'PostgreSQL (ms)': postgres,
    };
  },
};
