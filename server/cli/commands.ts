import { UsageError, type Command } from './command.ts';
import { USES } from './uses.ts';

const NOTE = `With --json the answer is one JSON object, and \`dojang <command> --help\` shows the use of one command. Keys lie in
DATA_DIR (./data), and what the server of that folder keeps is read with the server's environment, as the user that started it, also while
it runs. Without an installation in DATA_DIR, only intake, suggest, alimtalk and \`seal --new-key\` work, and verify says what it can't
compare.`;

export const USAGE = `Usage: dojang <command> …\n\n${Object.values(USES).join('\n')}\n\n${NOTE}`;

/** Imported on demand, so that the tool starts quickly. */
const COMMANDS = new Map<string | undefined, () => Promise<Command>>([
  ['intake', async () => (await import('./intake.ts')).runIntakeCommand],
  ['seal', async () => (await import('./seal.ts')).runSealCommand],
  ['suggest', async () => (await import('./suggest.ts')).runSuggestCommand],
  ['verify', async () => (await import('./verify.ts')).runVerifyCommand],
  ['record', async () => (await import('./record.ts')).runRecordCommand],
  ['grant', async () => (await import('./grant.ts')).runGrantCommand],
  ['check-money', async () => (await import('./check-money.ts')).runCheckMoneyCommand],
  ['refund', async () => (await import('./refund.ts')).runRefundCommand],
  ['inquiries', async () => (await import('./inquiries.ts')).runInquiriesCommand],
  ['alimtalk', async () => (await import('./alimtalk.ts')).runAlimtalkCommand],
  ['rotate-key', async () => (await import('./rotate-key.ts')).runRotateKeyCommand],
]);

export function findCommand(name: string | undefined): Promise<Command> {
  const load = COMMANDS.get(name);
  if (!load) throw new UsageError(name === undefined ? 'No command was given.' : `There is no command ${name}.`);
  return load();
}

const ASKS_FOR_HELP = new Set(['--help', '-h']);

/** Returns the use of the named command, or of all, if that is what was asked for. Otherwise, returns null. */
export function findHelp(name: string | undefined, given: readonly string[]): string | null {
  if (name !== undefined && (name === 'help' || ASKS_FOR_HELP.has(name))) return USAGE;
  if (!given.some((word) => ASKS_FOR_HELP.has(word))) return null;
  const use = Object.entries(USES).find(([command]) => command === name)?.[1];
  return use === undefined ? null : `Usage: dojang ${use.trimStart()}`;
}
