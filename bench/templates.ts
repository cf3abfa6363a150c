import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { checkOut } from './lib/checkout.ts';
import { startInstallation, type Installation } from './lib/installation.ts';
import { saveResults } from './lib/results.ts';
import { measureRows, type Row, type Side } from './lib/rows.ts';
import { createSender, type FieldDraft } from './lib/sender.ts';
import { nextEmail } from './lib/sending-rows.ts';
import { DASHBOARD_ROWS } from './lib/dashboard-rows.ts';
import { fillTemplates } from './lib/fill-templates.ts';
import { prepareLargeTemplate, PUBLISH_ROW } from './lib/publish-rows.ts';

/**
 * Measures sending contracts from a template, from a draft and with an access code, along with drafts, lists and
 * publishing of templates. With `--paired COMMIT`, that commit and this checkout alternate.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const ONE_BY_ONE = 40;
const MANY = 1_000;
const TEMPLATES = 2_000;
const OURS = 'this checkout';
const FORM = Array.from({ length: 20 }, (_, place): FieldDraft => ({
  kind: place === 0 ? 'SIGNATURE' : 'TEXT',
  name: `칸 ${place + 1}`,
  required: place === 0,
  rect: { x: 60 + (place % 2) * 220, y: 60 + Math.floor(place / 2) * 40, width: 200, height: 30 },
}));

type Prepared = Awaited<ReturnType<typeof prepare>>;

async function prepare(installation: Installation) {
  const { database, origin, token } = installation;
  const large = await prepareLargeTemplate(installation);
  const sender = await createSender(origin, token, 1);
  const { call } = sender;
  const fileId = await sender.upload();
  const { templateId } = await call<{ templateId: string }>('POST', '/templates', { title: '용역', fileIds: [fileId] });
  const slotUuid = randomUUID();
  const slot = { slotUuid, name: '근로자', person: 'ASK', fixed: null, role: 'SIGNER', order: 1, when: null };
  const contact = {
    channels: ['MAIL'],
    verifications: [],
    accessCode: 'NONE',
    code: null,
    accessCodeHint: '',
    message: '',
  };
  await call('PUT', `/templates/${templateId}/slots`, { version: 1, slots: [{ ...slot, ...contact }] });
  const fields = FORM.map((field) => ({ fieldId: randomUUID(), fileId, page: 1, receiverUuid: slotUuid, ...field }));
  await call('PUT', `/templates/${templateId}/fields`, { version: 2, fields });
  await call('POST', `/templates/${templateId}/publish`, { version: 3 });
  await fillTemplates(database, templateId, TEMPLATES);

  type Receivers = { version: number; receivers: { receiverUuid: string }[] };
  const draft = async () => (await call<{ contractId: string }>('POST', `/templates/${templateId}/drafts`)).contractId;
  const name = async (contractId: string, more: object = {}) => {
    const address = `/contracts/${contractId}`;
    const { version, receivers } = await call<Receivers>('GET', address);
    const person = {
      name: '이도윤',
      email: nextEmail(),
      role: 'SIGNER',
      order: 1,
      channels: ['MAIL'],
      verifications: [],
    };
    const body = receivers.map(({ receiverUuid }) => ({ ...person, receiverUuid, ...more }));
    await call('PUT', `${address}/receivers`, { version, receivers: body });
  };
  return { sender, draft, name, large };
}

const sendOneByOne = (what: string, send: (prepared: Prepared) => Promise<void>): Row<Prepared> => ({
  name: what,
  async measure(installation, prepared) {
    const { node, postgres, all } = await installation.costOf(async () => {
      for (let place = 0; place < ONE_BY_ONE; place += 1) await send(prepared);
    });
    return {
      'all CPU (ms)': all / ONE_BY_ONE,
      'Node (ms)': node / ONE_BY_ONE,
      'PostgreSQL (ms)': postgres / ONE_BY_ONE,
    };
  },
});

const CODE = { verifications: ['ACCESS_CODE'], accessCode: '4821' };
const ROWS = [
  sendOneByOne('a draft', async ({ sender }) => {
    await sender.sendForm('문서', nextEmail(), FORM);
  }),
  sendOneByOne('from a template', async ({ sender, draft, name }) => {
    const contractId = await draft();
    await name(contractId);
    await sender.press(contractId);
  }),
  sendOneByOne('from a template, with an access code', async ({ sender, draft, name }) => {
    const contractId = await draft();
    await name(contractId, CODE);
    await sender.press(contractId);
  }),
];

/** Measures the table and its indexes in bytes, without dead rows. */
async function measureBytes({ database }: Installation, { draft }: Prepared) {
  const read = async () => {
    await database.query('vacuum full contract_contents');
    const { rows } = await database.query<{ bytes: string }>(
      `select pg_total_relation_size('contract_contents') as bytes`,
    );
    return Number(rows[0]?.bytes);
  };
  const before = await read();
  for (let place = 0; place < MANY; place += 1) await draft();
  return { [`kB of ${MANY} contracts`]: Math.round(((await read()) - before) / 1_000) };
}

const { values } = parseArgs({ options: { paired: { type: 'string' } } });
const other = values.paired === undefined ? null : await checkOut(values.paired);
const roots = [...(other ? [{ name: values.paired ?? '', root: other.root }] : []), { name: OURS }];
const sides: Side<Prepared>[] = [];
for (const { name, ...root } of roots) {
  const installation = await startInstallation(root);
  sides.push({ name, installation, prepared: await prepare(installation) });
}
const rows = await measureRows([...ROWS, ...DASHBOARD_ROWS, PUBLISH_ROW], sides, ROUNDS);
const bytes: Record<string, object> = {};
for (const { name, installation, prepared } of sides) bytes[name] = await measureBytes(installation, prepared);
for (const { installation } of sides) await installation.stop();
await other?.remove();
console.log(
  `Medians of ${ROUNDS} rounds on ${cpus().length} cores, Node ${process.versions.node}; all processes counted`,
);
console.table(rows);
console.table(bytes);
await saveResults('templates', { rows, bytes, rounds: ROUNDS });
