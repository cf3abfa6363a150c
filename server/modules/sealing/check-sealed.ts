import type { Difference } from '../../audit/compare-record.ts';
import { verifyChain } from '../../audit/verify-chain.ts';
import type { SealKind } from '../../documents/seal/seal-dictionary.ts';
import { listUndrawnValues, type UndrawnValue } from '../../documents/verify/contradictions.ts';
import { listEmptyFields, type FieldPlace } from '../../documents/verify/empty-fields.ts';
import { verify } from '../../documents/verify/verify.ts';
import type { ContractRecord } from '../audit/contract-events.repository.ts';
import type { Sealing } from './sealing.ts';

type SealedFile = {
  kind: SealKind;
  bytes: Buffer;
  sha256: string;
  /** Where the document must have a drawing. */
  places?: readonly FieldPlace[];
};

const NAMES = { DOCUMENT: 'the sealed document', CERTIFICATE: 'the certificate' } as const;

/**
 * Verifies a new seal like anyone with a copy could, and finds fields that lack their drawing, which others couldn't
 * notice. The last argument is the part of the chain that should be attached.
 */
export function checkSealed(
  { certificates }: Pick<Sealing, 'certificates'>,
  { kind, bytes, sha256, places = [] }: SealedFile,
  { contractId, events, opened }: Pick<ContractRecord, 'contractId' | 'events' | 'opened'>,
): Difference[] {
  const last = events.at(-1);
  const expected = {
    sha256,
    chainLength: events.length,
    ...(last && { chainHeadHash: last.hash }),
  };
  const found = verify(bytes, { ...certificates(), verifyChain, expected });
  const { verdict, faults, chain } = found;
  if (verdict === 'WHOLE' && found.kind === kind && chain?.contractId === contractId)
    return listEmptyFields(bytes, places).map((place) => differs(kind, describeUndrawn(place)));
  if (chain?.fault === 'VALUE_NOT_DRAWN')
    return listUndrawnValues(bytes, opened).map((value) => differs(kind, describeUndrawn(value)));
  return [differs(kind, [verdict, ...faults, chain === null ? 'no chain' : (chain.fault ?? [])].flat().join(', '))];
}

const differs = (kind: SealKind, what: string): Difference => ({
  fault: 'SEALED_DIFFERS',
  detail: `${NAMES[kind]}: ${what}`,
});

const describeUndrawn = ({ fieldId, page }: UndrawnValue) =>
  page === null ? `field ${fieldId} is not opened` : `field ${fieldId} is not drawn on page ${page}`;
