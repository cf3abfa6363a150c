import { randomUUID } from 'node:crypto';
import { createDirectUrlJobs } from '../../server/modules/direct-urls/direct-urls.jobs.ts';
import { verify } from './contracts.ts';
import { signUp, type Person } from './people.ts';
import { newestCode } from './receiving.ts';
import { publishedTemplate } from './templates.ts';
import type { TestApp } from './test-app.ts';

type Template = Parameters<typeof publishedTemplate>[2];
type Options = { person?: Person; template?: Template; terms?: object };

export async function makeLink(api: TestApp, { person, template, terms = {} }: Options = {}) {
  const owner = person ?? (await signUp(api));
  await verify(api, owner);
  const made = await publishedTemplate(api, owner, template);
  const token = owner.accessJwt;
  const link = await api.ok('createDirectUrl', {
    token,
    path: { templateId: made.templateId },
    body: { name: '현장 안전교육', limit: 10, contactBy: 'MAIL', guard: 'ONCE', ...terms },
  });
  const path = { templateId: made.templateId, directUrlId: link.directUrlId };
  return { ...made, owner, token, link, path };
}

export type Made = Awaited<ReturnType<typeof makeLink>>;

export const freshVisitor = () => ({ name: '이도윤', email: `visitor-${randomUUID().slice(0, 8)}@out.example` });

export const start = (api: TestApp, { link }: Pick<Made, 'link'>, body: object = freshVisitor()) =>
  api.call('startDirectUrl', { path: { code: link.code }, body });

export async function startAndOpen(api: TestApp, made: Pick<Made, 'link'>, visitor = freshVisitor()) {
  const { linkToken } = await api.ok('startDirectUrl', { path: { code: made.link.code }, body: visitor });
  const arrival = await api.ok('openLink', { body: { linkToken } });
  return { visitor, linkToken, arrival, token: arrival.accessJwt };
}

export async function confirm(api: TestApp, { token, visitor }: { token: string; visitor: { email: string } }) {
  const path = { step: 'email-code' };
  await api.ok('sendCode', { token, path });
  const code = await newestCode(api, visitor.email);
  return api.ok('confirmStep', { token, path, body: { code } });
}

export async function visit(api: TestApp, made: Pick<Made, 'link'>, visitor = freshVisitor()) {
  const opened = await startAndOpen(api, made, visitor);
  return { ...opened, admission: await confirm(api, opened) };
}

export const read = (api: TestApp, { token, path }: Pick<Made, 'token' | 'path'>) =>
  api.ok('getDirectUrl', { token, path });

export const listed = async (api: TestApp, { token, link }: Pick<Made, 'token' | 'link'>) =>
  (await api.ok('listContracts', { token, query: { directUrl: link.directUrlId } })).items;

export async function watchLinks(api: TestApp) {
  for (const { kind, handler } of createDirectUrlJobs(api.deps))
    await handler(
      { jobUuid: randomUUID(), kind, key: 'recurring', payload: {}, attempt: 1, maxAttempts: 1 },
      new AbortController().signal,
    );
}
