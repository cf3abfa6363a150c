import { Misuse, type Command } from './command.ts';

export const USAGE = `Usage: dojang <command> …

  intake FILE [--out NORMALISED.pdf] [--json]
      What a file is, what becomes of it, or why it can't be used.
  suggest FILE [--json]
      Where fields could stand.
  verify FILE [--json]
      Whether a PDF was sealed with a key of ours, and what was done to it since.
  rotate-key [--json]
      A new key for seals; those made with the old one stay valid.

With --json the answer is one JSON object. Keys lie in DATA_DIR (./data).`;

/** Each is loaded when it is asked for: the tool should start quickly. */
const COMMANDS = new Map<string | undefined, () => Promise<Command>>([
  ['intake', async () => (await import('./intake.ts')).intake],
  ['suggest', async () => (await import('./suggest.ts')).suggest],
  ['verify', async () => (await import('./verify.ts')).verify],
  ['rotate-key', async () => (await import('./rotate-key.ts')).rotateKey],
]);

export function findCommand(name: string | undefined): Promise<Command> {
  const load = COMMANDS.get(name);
  if (!load) throw new Misuse(name === undefined ? 'No command was given.' : `There is no command ${name}.`);
  return load();
}
