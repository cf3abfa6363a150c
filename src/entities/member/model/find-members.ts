import { findText } from '#rules/find-text.ts';
import type { Member } from '../api/member-list';

/** Finds members by name and email. */
export const findMembers = (members: readonly Member[], words: string) =>
  findText(members, words, ({ name, email }) => `${name ?? ''} ${email}`);
