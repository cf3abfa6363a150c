import { randomUUID } from 'node:crypto';
import { mailText } from '../../support/mail-texts.ts';
import { alone, list, named, type Row } from './rows.ts';
import { changing } from './template.rows.ts';
import type { World } from './worlds.ts';

const SETTINGS = {
  allowDelegate: true,
  allowAnnotate: false,
  showOthers: 'ALL',
  pageSealEdge: 'NONE',
  footer: true,
  language: 'ko',
} as const;

const words = (by: World) => ({
  name: `${by.name} ${randomUUID().slice(0, 8)}`,
  texts: [mailText({ subject: `${by.name}에서 보냈어요` })],
});
const made = async (of: World) =>
  (await of.api.ok('createMailTemplate', { token: of.token, body: words(of) })).mailTemplateId;
const pathTo = async (of: World) => ({ mailTemplateId: await made(of) });

const preview = { kind: 'SIGN_REQUEST', language: 'ko', text: null, sample: null } as const;

export const MAIL_TEMPLATE_ROWS: Row[] = [
  list('listMailTemplates', 'of the token’s organisation'),
  alone('createMailTemplate', 'it is made here', (by) => ({ token: by.token, body: words(by) })),
  named('getMailTemplate', 'mailTemplateId', async (of) => {
    const path = await pathTo(of);
    return ({ token }) => ({ token, path });
  }),
  named('changeMailTemplate', 'mailTemplateId', async (of) => {
    const path = await pathTo(of);
    return (by) => ({ token: by.token, path, body: { version: 1, ...words(by) } });
  }),
  named('deleteMailTemplate', 'mailTemplateId', async (of) => {
    const path = await pathTo(of);
    return ({ token }) => ({ token, path });
  }),
  named('previewMailTemplate', 'mailTemplate', async (of) => {
    const mailTemplate = await made(of);
    return ({ token }) => ({ token, body: { ...preview, mailTemplate } });
  }),
  alone('testMailTemplate', 'its words are in the call', ({ token }) => ({ token, body: { text: mailText() } })),
  named('changeContract', 'settings.mailTemplate', async (of) => {
    const mailTemplate = await made(of);
    return async (by) => {
      const version = await by.draft.version();
      const body = { version, settings: { ...SETTINGS, mailTemplate } };
      return { token: by.token, path: by.draft.path, body };
    };
  }),
  named('changeTemplate', 'content.settings.mailTemplate', async (of) => {
    const mailTemplate = await made(of);
    return (by) => changing(by, { content: { settings: { ...SETTINGS, mailTemplate } } });
  }),
  named('changeServiceSettings', 'settings.mailTemplate', async (of) => {
    const mailTemplate = await made(of);
    return ({ token }) => ({ token, body: { settings: { ...SETTINGS, mailTemplate } } });
  }),
];
