import * as v from 'valibot';
import { DomainError } from '../contract/domain-error.ts';
import { grantCredits } from '../modules/credits/issue-credits.ts';
import { UsageError, readOptions, type CommandResult } from './command.ts';
import { isValidDate } from '../../rules/dates.ts';
import { openInstallation } from './installation.ts';

const KOREA = '+09:00';
const given = v.object({
  organizationUuid: v.pipe(v.string(), v.uuid()),
  credits: v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.minValue(1)),
  until: v.pipe(v.string(), v.isoDate(), v.check(isValidDate)),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
});

export async function runGrantCommand(words: string[]): Promise<CommandResult> {
  const { positionals, values } = readOptions(words, { until: { type: 'string' }, reason: { type: 'string' } });
  const [organizationUuid, credits] = positionals;
  const read = v.safeParse(given, { organizationUuid, credits, until: values.until, reason: values.reason });
  if (!read.success || positionals.length !== 2)
    throw new UsageError(
      'It takes the id of an organisation, a number, --until YYYY-MM-DD (a day of the calendar) and --reason.',
    );
  const at = new Date();
  const { until, ...lot } = read.output;
  const end = new Date(new Date(`${until}T00:00:00${KOREA}`).getTime() + 24 * 3_600_000);
  if (end <= at) throw new UsageError('--until has passed already.');
  const installation = await openInstallation();
  try {
    const lotUuid = await installation.database
      .transaction()
      .execute((transaction) => grantCredits(transaction, { ...lot, until: end, at }))
      .catch((error: unknown) => {
        if (error instanceof DomainError) throw new UsageError('There is no such organisation.');
        throw error;
      });
    return {
      answer: { lotUuid, credits: lot.credits, until: end.toISOString() },
      words: [`크레딧 ${lot.credits}개를 ${until}까지 쓸 수 있게 줬어요.`],
    };
  } finally {
    await installation.close();
  }
}
