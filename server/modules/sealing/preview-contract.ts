import type { Deps } from '../../deps.ts';
import { previewDocument } from '../../documents/preview-document.ts';
import type { ContractMark } from '../contracts/values/contract-marks.repository.ts';
import type { ResolvedMark } from '../contracts/values/sender-marks.repository.ts';
import { readStoredFile } from '../files/open-stored-file.ts';
import { composeContract } from './composition.ts';
import { findPictures, preparePictures } from './pictures.ts';
import type { DrawableContract } from './stored-contract.ts';

type Previewed = Omit<DrawableContract, 'senderMarks' | 'receivers' | 'attachments'> & {
  marks: readonly ResolvedMark[];
  baseSha256: string;
  organizationName: string;
};

/** Draws a contract as it would look if it were sent now and sealed with the given values and the sender's marks. */
export async function previewContract(
  { files }: Pick<Deps, 'files'>,
  { marks, baseSha256, organizationName, ...contract }: Previewed,
): Promise<Buffer> {
  const stored: DrawableContract = {
    ...contract,
    senderMarks: marks.flatMap(toContractMarks),
    receivers: [],
    attachments: [],
  };
  const pictures = new Map<string, Buffer>();
  for (const { id, sha256 } of findPictures(stored).known) {
    const bytes = await files.get(sha256);
    if (bytes) pictures.set(id, bytes);
  }
  const base = await readStoredFile(files, baseSha256);
  const { composition } = composeContract(stored, await preparePictures(pictures), organizationName);
  return previewDocument(base, composition);
}

/** Returns the copies of a mark that sending would make: one for its fields, and one for the seal across page edges. */
function toContractMarks({ places, found }: ResolvedMark): ContractMark[] {
  if (typeof found === 'string') return [];
  const { mark, pictureSha256, sealUuid } = found;
  const fieldUuids = places.flatMap((field) => field?.fieldId ?? []);
  const picture = pictureSha256 === null ? null : { sha256: pictureSha256, kind: 'PNG' as const, bytes: 0 };
  const copies = [...(fieldUuids.length > 0 ? [fieldUuids] : []), ...(places.includes(null) ? [[]] : [])];
  return copies.map((fields) => {
    const contractMarkUuid = crypto.randomUUID();
    const own = mark.kind === 'IMAGE' ? { ...mark, fileId: contractMarkUuid } : mark;
    return { contractMarkUuid, fieldUuids: fields, mark: own, picture, sealUuid };
  });
}
