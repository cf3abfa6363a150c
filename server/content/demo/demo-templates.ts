import type { MemberCaller } from '../../contract/access.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { buildDemoInput, ignoreExisting } from './demo-calls.ts';
import { HAEWON, JISU, JUNHO, YERIN } from './people.ts';

export type TemplateHandlers = Pick<
  OperationHandlers,
  | 'createGroup'
  | 'createTemplateFolder'
  | 'listTemplateFolders'
  | 'listStoreCopies'
  | 'copyStoreTemplate'
  | 'changeTemplate'
  | 'bookmarkTemplate'
>;

export const DEMO_GROUPS = [
  { name: '인사', people: [JISU, HAEWON] },
  { name: '계약 검토', people: [JISU, YERIN, JUNHO] },
];

const [HIRING, TRADE] = ['입사', '거래'];
/** The demo's templates, except the forms that end-to-end tests copy themselves. */
export const DEMO_TEMPLATES = [
  { storeTemplateId: 'privacy-consent', folder: HIRING, isBookmarked: true },
  { storeTemplateId: 'security-pledge', folder: HIRING, isBookmarked: false },
  { storeTemplateId: 'non-disclosure-agreement', folder: TRADE, isBookmarked: true },
  { storeTemplateId: 'services-agreement', folder: TRADE, isBookmarked: false },
];

export function createDemoTemplateSeeder({ database }: Pick<Deps, 'database'>, handlers: TemplateHandlers) {
  return async (caller: MemberCaller) => {
    for (const { name, people } of DEMO_GROUPS) {
      const seats = await findSeats(
        caller,
        people.map(({ email }) => email),
      );
      const body = { name, organizationMemberUuids: seats };
      await ignoreExisting(() => handlers.createGroup(buildDemoInput(caller, { body })));
    }
    for (const name of new Set(DEMO_TEMPLATES.map(({ folder }) => folder)))
      await ignoreExisting(() => handlers.createTemplateFolder(buildDemoInput(caller, { body: { name } })));
    const folders = await handlers.listTemplateFolders(buildDemoInput(caller, {}));
    const copied = new Set(
      (await handlers.listStoreCopies(buildDemoInput(caller, {}))).map(({ storeTemplateId }) => storeTemplateId),
    );
    for (const { storeTemplateId, folder, isBookmarked } of DEMO_TEMPLATES) {
      if (copied.has(storeTemplateId)) continue;
      const folderId = folders.find(({ name }) => name === folder)?.folderId ?? null;
      const { templateId, version } = await handlers.copyStoreTemplate(
        buildDemoInput(caller, { path: { storeTemplateId } }),
      );
      const path = { templateId };
      await handlers.changeTemplate(buildDemoInput(caller, { path, body: { version, folderId } }));
      if (isBookmarked) await handlers.bookmarkTemplate(buildDemoInput(caller, { path }));
    }
  };

  async function findSeats({ member }: MemberCaller, emails: readonly string[]) {
    const seats = await database
      .selectFrom('organizationMembers as seat')
      .innerJoin('users as u', 'u.userUuid', 'seat.userUuid')
      .select('seat.organizationMemberUuid')
      .where('seat.organizationUuid', '=', member.organizationUuid)
      .where('seat.memberStatusType', '=', 'ACCEPTED')
      .where('u.email', 'in', emails)
      .execute();
    return seats.map(({ organizationMemberUuid }) => organizationMemberUuid);
  }
}
