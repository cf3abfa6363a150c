import { formOf } from './files.ts';
import type { TestApp } from './test-app.ts';

const SUPPORT = 'support@dojang.test';

export type Sent = { bytes: Buffer | string; filename?: string; type?: string };

export const fileForm = ({ bytes, filename = '화면.png', type = 'image/png' }: Sent) =>
  formOf([{ name: 'file', bytes, filename, type }]);

/** Secrets in the emails to an address, oldest first. */
async function secretsIn(api: TestApp, to: string, place: RegExp) {
  return (await api.mailsTo(to)).flatMap(({ text }) => place.exec(text)?.slice(1, 2) ?? []);
}

/** The secret of the latest link for answering an inquiry. */
export const operatorSecret = async (api: TestApp) =>
  (await secretsIn(api, SUPPORT, /\/api\/support\/([0-9A-Za-z]{22})/)).at(-1) ?? '';

/** The secret of the latest link for reading an inquiry without an account. */
export const askerSecret = async (api: TestApp, to: string) =>
  (await secretsIn(api, to, /\/landing\/support\?thread=([0-9A-Za-z]{22})/)).at(-1) ?? '';

/** Submits an answer as the form on the operator's page does. */
export async function answerInquiry(api: TestApp, secret: string, message: string) {
  const url = `/api/support/${secret}`;
  const { body } = await api.app.inject({ method: 'GET', url });
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';
  const fields = { answerId: valueOf('answerId'), seenId: valueOf('seenId'), message, act: 'answer' };
  return api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}
