import type { Deps } from '../../../../deps.ts';
import { createPageShapeLookup, type Draft } from '../lint/draft.ts';
import { findLessons } from './find-lessons.ts';
import { getLessonKey } from './lesson.ts';
import { listLessons, storeLessons } from './lessons.repository.ts';

/** Learns from the sender's changes to suggested fields, so that the organisation's next form needs fewer. */
export async function learnFromDraft(
  { database }: Pick<Deps, 'database'>,
  organizationUuid: string,
  draft: Pick<Draft, 'files' | 'fields' | 'read'>,
) {
  const present = findLessons(draft.fields, draft.read, createPageShapeLookup(draft));
  if (present.length === 0) return;
  const keys = new Set(present.map(getLessonKey));
  const known = (await listLessons(database, organizationUuid)).filter((lesson) => keys.has(getLessonKey(lesson)));
  const isNews = present.some(({ kind, party, width }) => kind !== null || party !== null || width !== null);
  if (!isNews && known.length === 0) return;
  await database
    .transaction()
    .execute((transaction) => storeLessons(transaction, organizationUuid, { present, known }));
}
