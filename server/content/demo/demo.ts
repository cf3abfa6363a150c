import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { hashPassword } from '../../modules/accounts/password-hash.ts';
import { INVITATION_MS } from '../../modules/organizations/member-status.ts';
import { PERMISSIONS } from '../../modules/organizations/permissions.ts';
import { recordAgreements } from '../../modules/accounts/accounts.repository.ts';
import { VERIFIED_PHONE_PURPOSE } from '../../modules/accounts/verified-phone.ts';
import { FILL_DEMO } from './demo.jobs.ts';
import { DEMO_ORGANIZATIONS, DEMO_PASSWORD, DEMO_PEOPLE, type DemoOrganization, type DemoSeat } from './people.ts';

const DAY_MS = 24 * 3_600_000;
/** The key of an advisory lock. Without it, processes that start together could both find the database empty. */
const ONE_AT_A_TIME = 7_130_483;

export type DemoAccount = { name: string; email: string; password: string; organizations: string[] };

/** Adds example users to an empty database. Returns null if it already has users. */
export async function seedDemo(
  deps: Deps,
  { withDocuments }: { withDocuments: boolean },
): Promise<DemoAccount[] | null> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return deps.database.transaction().execute(async (transaction) => {
    await holdLock(transaction);
    if (await transaction.selectFrom('users').select('userUuid').limit(1).executeTakeFirst()) return null;
    const users = await seedPeople(deps, transaction, passwordHash);
    const owners: string[] = [];
    for (const organization of DEMO_ORGANIZATIONS)
      owners.push(await seedOrganization(deps, transaction, organization, users));
    // Creating documents takes a while, so a job does it.
    const [first] = owners;
    if (first && withDocuments) await enqueueJob(transaction, { kind: FILL_DEMO, key: first });
    return DEMO_PEOPLE.map(({ name, email }) => ({
      name,
      email,
      password: DEMO_PASSWORD,
      organizations: DEMO_ORGANIZATIONS.filter(
        ({ owner, seats }) =>
          owner.email === email || seats.some((seat) => seat.email === email && seat.status === 'ACCEPTED'),
      ).map((organization) => organization.name),
    }));
  });
}

const holdLock = (transaction: Connection) =>
  transaction
    .selectNoFrom((select) => select.fn('pg_advisory_xact_lock', [select.val(ONE_AT_A_TIME)]).as('held'))
    .execute();

async function seedPeople({ now, secrets }: Deps, transaction: Connection, passwordHash: string) {
  const users = new Map<string, string>();
  for (const { name, email, department, position, phone, verifiedDaysAgo } of DEMO_PEOPLE) {
    const userUuid = uuidv7();
    users.set(email, userUuid);
    const verified = verifiedDaysAgo !== null && {
      verifiedPhoneEnc: secrets.seal(VERIFIED_PHONE_PURPOSE, phone),
      phoneVerifiedAt: new Date(now().getTime() - verifiedDaysAgo * DAY_MS),
    };
    await transaction
      .insertInto('users')
      .values({ userUuid, email, name, passwordHash, department, position, contactPhone: phone, ...verified })
      .execute();
    await recordAgreements(transaction, userUuid, ['TERMS', 'PRIVACY'], now());
  }
  return users;
}

async function seedOrganization(
  { now }: Deps,
  transaction: Connection,
  { owner, seats, ...facts }: DemoOrganization,
  users: Map<string, string>,
) {
  const organizationUuid = uuidv7();
  const ownerUuid = users.get(owner.email);
  await transaction
    .insertInto('organizations')
    .values({ organizationUuid, ...facts })
    .execute();
  const organizationMemberUuid = uuidv7();
  const common = { organizationUuid, acceptedAt: new Date(now().getTime() - 300 * DAY_MS) };
  await transaction
    .insertInto('organizationMembers')
    .values({
      ...common,
      organizationMemberUuid,
      userUuid: ownerUuid ?? null,
      inviteeEmail: owner.email,
      memberStatusType: 'ACCEPTED',
      isOwner: true,
      permissions: [...PERMISSIONS],
    })
    .execute();
  for (const [place, seat] of seats.entries()) {
    await transaction
      .insertInto('organizationMembers')
      .values({ organizationUuid, invitedBy: ownerUuid ?? null, ...seatRow(seat, users, now(), place) })
      .execute();
  }
  return organizationMemberUuid;
}

function seatRow(
  { email, person, status, permissions }: DemoSeat,
  users: Map<string, string>,
  at: Date,
  place: number,
) {
  const open = status === 'INVITED';
  const invitedAt = new Date(at.getTime() - (open ? 1 + place / 10 : 100 + place) * DAY_MS);
  const joinedAt = person ? new Date(invitedAt.getTime() + DAY_MS) : null;
  return {
    organizationMemberUuid: uuidv7(),
    userUuid: person ? (users.get(person.email) ?? null) : null,
    inviteeEmail: email,
    memberStatusType: status,
    permissions,
    invitedAt,
    invitationExpiresAt: new Date(invitedAt.getTime() + INVITATION_MS),
    acceptedAt: joinedAt,
    endedAt: status === 'WITHDRAWN' || status === 'CANCELLED' ? new Date(invitedAt.getTime() + 5 * DAY_MS) : null,
  };
}
