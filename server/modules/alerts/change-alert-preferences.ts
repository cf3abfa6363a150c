import type { components } from '#openapi';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { ALERT_KINDS } from './causes/alert-kinds.ts';
import { findAlertPreferences } from './causes/preferences.repository.ts';
import { NO_PREFERENCES, type AlertKindChoices } from './causes/preferences.ts';
import { describePreferences, readQuietHours } from './preference-views.ts';
import { lockMember, saveAlertPreferences } from './preferences.repository.ts';

type Change = NonNullable<components['schemas']['AlertPreferencesChange']['kinds']>[number];

export const createChangeAlertPreferences =
  ({ database }: Pick<Deps, 'database'>): OperationHandler<'changeAlertPreferences'> =>
  async ({ body: { kinds = [], quiet }, caller: { member } }) => {
    const { organizationMemberUuid } = member;
    for (const change of kinds) requireChangeable(change);
    return database.transaction().execute(async (transaction) => {
      // Without the lock, two tabs that change different kinds at the same time overwrite each other.
      await lockMember(transaction, organizationMemberUuid);
      const found = await findAlertPreferences(transaction, [organizationMemberUuid]);
      const before = found.get(organizationMemberUuid) ?? NO_PREFERENCES;
      const after = {
        ...before,
        kinds: kinds.reduce(applyChange, before.kinds),
        ...(quiet !== undefined && readQuietHours(quiet)),
      };
      await saveAlertPreferences(transaction, organizationMemberUuid, after);
      return describePreferences(after);
    });
  };

function requireChangeable({ kind, screen, mail }: Change) {
  const { isMailFixed, isScreenFixed } = ALERT_KINDS[kind];
  if ((isMailFixed && mail !== undefined) || (isScreenFixed && screen !== undefined))
    throw new DomainError('ALERT_FIXED');
}

const applyChange = (choices: AlertKindChoices, { kind, ...change }: Change): AlertKindChoices => ({
  ...choices,
  [kind]: { ...choices[kind], ...change },
});
