import type { AlertKind } from '../../../server/modules/alerts/causes/alert-kinds.ts';
import { createHelpJobs } from '../../../server/modules/help/help.jobs.ts';
import type { Deps } from '../../../server/deps.ts';
import { runRecurring } from '../jobs.ts';
import { invite, join, PASSWORD, signUp, type Person } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import type { Act } from './act.ts';

type Parts = { api: TestApp; owner: Person; content: Deps['content'] };

/** `content` contains a notice from this week. */
export function createAccountActs({ api, owner, content }: Parts) {
  const prepare = () => signUp(api);
  return {
    INVITED: { api, mail: 'INVITATION', prepare, perform: ({ email }) => invite(api, owner, email) },
    RIGHTS_CHANGED: {
      api,
      mail: 'ALERTS',
      prepare: () => join(api, owner),
      perform({ organizationMemberUuid }) {
        const body = { organizationMemberUuid, permissions: ['CONTRACT_SEND' as const] };
        return api.ok('changePermissions', { token: owner.accessJwt, body });
      },
    },
    NOTICE: {
      api,
      mail: 'ALERTS',
      prepare: async () => {
        const person = await signUp(api);
        await api.database
          .updateTable('users')
          .set({ createdAt: '2026-10-01T03:00:00Z' })
          .where('userUuid', '=', person.userUuid)
          .execute();
        // A notice is announced only once, and each person here needs one that hasn't been.
        await api.database.deleteFrom('toldNotices').execute();
        return person;
      },
      perform: () => runRecurring(createHelpJobs({ ...api.deps, content }), 'tell-notices'),
    },
    ANSWERED: { api, mail: 'INQUIRY_ANSWERED', prepare, perform: (person) => askAndAnswer(api, person) },
    SECURITY: {
      api,
      mail: 'PASSWORD_CHANGED',
      prepare,
      perform({ accessJwt }) {
        const body = { password: PASSWORD, newPassword: 'Meadow-Stone-48' };
        return api.ok('changePassword', { token: accessJwt, body });
      },
    },
  } satisfies Partial<Record<AlertKind, Act>>;
}

async function askAndAnswer(api: TestApp, { accessJwt }: Person) {
  const body = { subject: '세금계산서', message: '세금계산서를 받을 수 있나요?' };
  await api.ok('sendInquiry', { token: accessJwt, body });
  const asked = (await api.mailsTo('support@dojang.test')).at(-1);
  const url = /\/api\/support\/[0-9A-Za-z]{22}/.exec(asked?.text ?? '')?.[0] ?? '';
  const { body: page } = await api.app.inject({ method: 'GET', url });
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
  const form = { answerId: valueOf('answerId'), seenId: valueOf('seenId'), message: '네.', act: 'answer' };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return api.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(form).toString() });
}
