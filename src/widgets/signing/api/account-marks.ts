import { deviceMarkStore, type SavedMarkStore } from '@/features/mark/make-mark';
import { memberSigningSession } from '@/shared/session';

/** For members who came from the console. Loaded on demand, because other receivers have no account. */
const accountMarks: SavedMarkStore = {
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

export const getSavedMarks = (receiverUuid: string): SavedMarkStore =>
  memberSigningSession.contractIdOf(receiverUuid) === null ? deviceMarkStore : accountMarks;
