import { verifyChain } from '../audit/verify-chain.ts';
import { readConfig } from '../config.ts';
import { verify as verifyFile } from '../documents/verify/verify.ts';
import { readArguments, readFileUpTo, type CommandResult } from './command.ts';
import { OperatorError } from '../operator-error.ts';
import { hasSealKeys } from './installation-folder.ts';
import { readTrustedCertificates } from './sealing.ts';

/** The same limit as for the public check page. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

export async function runVerifyCommand(given: string[]): Promise<CommandResult> {
  const { file, values } = readArguments(given, { sha256: { type: 'string' } });
  const bytes = await readFileUpTo(file, MAX_FILE_BYTES);
  const answer = verifyFile(bytes, {
    ...(await readTrustedCertificates()),
    verifyChain,
    expected: values.sha256 === undefined ? null : { sha256: values.sha256 },
  });
  const hash = `SHA-256 ${answer.sha256}`;
  const { dataDir } = readConfig(process.env);
  const keysConsulted = await hasSealKeys(dataDir);
  if (keysConsulted) return { answer: { ...answer, keysConsulted }, words: [...answer.words.split('\n'), hash] };
  if (answer.verdict === 'NOT_OURS') throw new OperatorError(describeUnknown(dataDir, answer.matchesKnown, hash));
  const words = [...answer.words.split('\n'), describeNoKeys(dataDir), hash];
  return { answer: { ...answer, keysConsulted, words: words.slice(0, -1).join('\n') }, words };
}

const describeNoKeys = (dataDir: string) => `${dataDir}에 설치된 도장이 없어서, 봉인 열쇠와는 비교하지 못했어요.`;

/** Without keys, any seal looks foreign, also one of the service whose folder was meant. */
function describeUnknown(dataDir: string, matchesKnown: boolean | null, hash: string) {
  const comparison = matchesKnown === null ? '' : matchesKnown ? ' 알려주신 것과 같아요.' : ' 알려주신 것과 달라요.';
  return [
    describeNoKeys(dataDir),
    '서명이 들어 있지만, 누가 봉인했는지는 알 수 없어요. 서버와 같은 DATA_DIR로 실행해주세요.',
    `${hash}${comparison}`,
  ].join('\n');
}
