import { findText } from '#rules/find-text.ts';
import type { GuideListItem } from '../api/guide';

export type GuideGroup = { task: string; guides: readonly GuideListItem[] };

/** Finds pages with all the search words. Matches in the title come first. */
export function findGuides(guides: readonly GuideListItem[], typed: string): readonly GuideListItem[] {
  const found = findText(guides, typed, ({ title, task, summary, words }) => [title, task, summary, words].join(' '));
  const named = findText(found, typed, ({ title }) => title);
  return [...named, ...found.filter((guide) => !named.includes(guide))];
}

/** Orders tasks by their first pages. */
export function groupByTask(guides: readonly GuideListItem[]): readonly GuideGroup[] {
  const tasks = [...new Set(guides.map(({ task }) => task))];
  return tasks.map((task) => ({ task, guides: guides.filter((guide) => guide.task === task) }));
}
