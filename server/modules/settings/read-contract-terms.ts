import type { Connection } from '../../database/connect.ts';
import type { ContractTerms } from '../contracts/core/terms.ts';
import { requireMessage } from '../contracts/core/texts.ts';
import { requireOwnSeal } from '../contracts/values/own-ids.repository.ts';
import { requireOwnMailTemplate } from '../mail-templates/chosen-texts.repository.ts';

/** Validates and normalises changed terms of a draft, a template or the settings. */
export async function readContractTerms<Change extends Partial<ContractTerms>>(
  connection: Connection,
  organizationUuid: string,
  change: Change,
) {
  const { message, settings, remindDaysBefore } = change;
  await requireOwnSeal(connection, organizationUuid, settings?.pageSealId);
  await requireOwnMailTemplate(connection, organizationUuid, settings?.mailTemplate);
  return {
    ...change,
    ...(message !== undefined && { message: requireMessage(message) }),
    ...(remindDaysBefore && { remindDaysBefore: remindDaysBefore.toSorted((one, other) => other - one) }),
  };
}
