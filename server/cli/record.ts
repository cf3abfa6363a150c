import { DomainError } from '../contract/domain-error.ts';
import type { Difference } from '../audit/compare-record.ts';
import { requireContract, type ContractRow } from '../modules/contracts/core/contracts.repository.ts';
import { examineContract, releaseContract, type ReleaseResult } from '../modules/sealing/release.ts';
import { UsageError, readArguments, type CommandResult } from './command.ts';
import { openInstallation, type Installation } from './installation.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reports how a contract differs from its chain. With `--release`, resumes a held contract that has no differences. */
export async function runRecordCommand(given: string[]): Promise<CommandResult> {
  const { file: contractId, values } = readArguments(given, { release: { type: 'boolean' } });
  if (!UUID.test(contractId))
    throw new UsageError('ID is the id of a contract, as its mail or its address in the app names it.');
  const installation = await openInstallation({ readsFiles: true });
  try {
    const found = await compare(installation, contractId, values.release === true);
    return found ? reportOf(found, values.release === true) : nothing(contractId);
  } finally {
    await installation.close();
  }
}

/** Compares a contract with its chain. Returns null if the contract does not exist or was never sent. */
async function compare({ database, files, secrets }: Installation, contractId: string, isRelease: boolean) {
  const parts = { files, secrets };
  const contract = await requireContract(database, contractId).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  if (!contract?.sentAt) return null;
  if (isRelease)
    return database.transaction().execute((transaction) => releaseContract(parts, transaction, contractId));
  const differences = await examineContract(parts, database, contract);
  return { contract, differences, isReleased: false };
}

const nothing = (contractId: string): CommandResult => ({
  answer: { contractId, status: null, sealState: null, differences: [], isReleased: false },
  words: [`${contractId}: 보낸 문서 가운데 이 번호가 없어요.`],
});

function reportOf({ contract, differences, isReleased }: ReleaseResult, isRelease: boolean): CommandResult {
  const { contractId, documentNo, status, sealState, sealError } = contract;
  return {
    answer: { contractId, documentNo, status, sealState, sealError, differences, isReleased },
    words: [
      `${documentNo ?? contractId}: ${status}, ${sealState}`,
      ...(contract.destroyedAt === null ? [] : ['내용을 지운 문서라서 기록만 확인했어요.']),
      ...(differences.length === 0 ? ['기록과 맞아요.'] : ['기록과 다른 곳이에요.']),
      ...differences.map(({ fault, detail }) => `  ${fault}  ${detail}`),
      ...(differences.length === 0 && sealError?.includes('SEALED_DIFFERS')
        ? ['만든 파일이 기록과 달라서 멈췄어요. 프로그램을 고친 뒤 --release를 붙여주세요.']
        : []),
      ...(isRelease ? [describeRelease(contract, differences, isReleased)] : []),
    ],
  };
}

function describeRelease({ sealState }: ContractRow, differences: readonly Difference[], isReleased: boolean) {
  if (isReleased) return sealState === 'PENDING' ? '다시 이어서 잠가요.' : '다시 이어서 서명받아요.';
  if (differences.length > 0) return '아직 다른 곳이 있어 풀지 않았어요. 되돌린 뒤에 다시 해주세요.';
  return '멈춘 문서가 아니라서 풀 것이 없어요.';
}
