import { deviceMarks, type SavedMarks } from '@/features/mark/make-mark';
import { ownSigning } from '@/shared/session';

/**
 * The marks of a member’s account, for members who came from their own console. Loaded only then, because nobody else
 * has an account. They are shown here and managed elsewhere.
 */
const accountMarks: SavedMarks = {
  place: 'account',
  list: async (kind) => {
    const { readKeptMarks } = await import('@/entities/kept-mark');
    const kept = (await readKeptMarks()).filter(({ use }) => use === kind);
    return Promise.all(
      kept.map(async ({ markId, mark, pictureUrl, createdAt }) => ({
        id: markId,
        kind,
        mark: mark.kind === 'IMAGE' ? { kind: 'PICTURE' as const, png: await readPicture(pictureUrl) } : mark,
        savedAt: Date.parse(createdAt),
      })),
    );
  },
};

async function readPicture(url: string | null): Promise<Blob> {
  const answer = await fetch(url ?? '');
  if (!answer.ok) throw new Error(`The picture of a mark was answered ${answer.status}.`);
  return answer.blob();
}

/** Where receivers find their earlier marks. */
export const marksOf = (receiverUuid: string): SavedMarks =>
  ownSigning.contractIdOf(receiverUuid) === null ? deviceMarks : accountMarks;
