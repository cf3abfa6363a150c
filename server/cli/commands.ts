import { UsageError, type Command } from './command.ts';

export const USAGE = `Usage: dojang <command> …

  intake FILE [--out NORMALISED.pdf] [--json]
      What a file is, what becomes of it, or why it can't be used.
  suggest FILE [--json]
      Where fields could stand.
  seal FILE [--values VALUES.json] --out SEALED.pdf --certificate CERTIFICATE.pdf [--json]
      Fills a file, seals it and writes its certificate. Without values a text and a signature go on the first page.
  verify FILE [--sha256 KNOWN] [--json]
      Whether a file is ours, and what became of it since it was sealed.
  record ID [--release] [--json]
      What differs between a contract and its record. One that is held for it goes on with --release, if nothing differs any more.
  grant ORGANISATION CREDITS --until YYYY-MM-DD --reason WHY [--json]
      Credits that nobody pays for, until the end of a day in Seoul.
  check-money [--json]
      Whether all lots of credits are what the entries of the ledger add up to, and whether the provider has the same money.
  refund ORDER [--amount WON] --reason WHY [--json]
      Pays back the unused credits of a pack, or a plan of this week that nothing was sent with.
  inquiries [--link ID] [--json]
      The inquiries that wait for an answer; with --link, a new link to one for answering it.
  rotate-key [--json]
      A new key for seals; those made with the old one stay valid.
  alimtalk register --category CODE | inspect | status [--json]
      The texts of KakaoTalk messages: registers them at SOLAPI, has them inspected, and says what became of them.

With --json the answer is one JSON object. Keys lie in DATA_DIR (./data). \`record\` reads the data of the installation, also while its
server runs: with the server's environment, as the user that started it. \`alimtalk\` reads that environment too.`;

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
