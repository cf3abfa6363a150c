import { verifyChain } from '../audit/verify-chain.ts';
import { verify as verifyFile } from '../documents/verify/verify.ts';
import { readArguments, readFileUpTo, type Report } from './command.ts';
import { openSealing } from './sealing.ts';

/** What the public check takes, too. */
const LARGEST = 64 * 1024 * 1024;

/** Whether a file is ours, and what became of it since it was sealed. */
export async function verify(given: string[]): Promise<Report> {
  const { file, values } = readArguments(given, { sha256: { type: 'string' } });
  const bytes = await readFileUpTo(file, LARGEST);
  const { keys, authorities } = await openSealing();
  const answer = verifyFile(bytes, {
    known: keys.known(),
    authorities,
    verifyChain,
    expected: values.sha256 === undefined ? null : { sha256: values.sha256 },
  });
  return { answer, words: answer.words.split('\n') };
}
