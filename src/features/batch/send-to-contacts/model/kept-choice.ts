import { UNSENT } from '@/shared/session';
import type { Chosen } from './chosen';
import type { SharedValues } from './shared-values';

/** Settings that replace the template's in every contract. */
export type BatchTerms = { title: string; message: string; expiryDays: string; mailTemplate?: string | undefined };

/** What the sender has chosen and typed so far. */
export type Choice = { chosen: Chosen; values: SharedValues; terms: BatchTerms };

/** Identifies whose choice it is, so that nobody else who signs in on the same tab sees it. */
type Place = { templateId: string; organizationMemberUuid: string | null };

const nameOf = ({ templateId, organizationMemberUuid }: Place) => `${UNSENT} ${organizationMemberUuid} ${templateId}`;

/**
 * Stored in this tab only, because it contains personal data. It survives a reload, buying credits and the annual
 * verification. Closing the tab or signing out deletes it.
 */
export const choiceStore = {
  read(place: Place): Choice | null {
    const text = sessionStorage.getItem(nameOf(place));
    const choice: Choice | null = text === null ? null : JSON.parse(text);
    return choice;
  },
  write: (place: Place, choice: Choice) => sessionStorage.setItem(nameOf(place), JSON.stringify(choice)),
  remove: (place: Place) => sessionStorage.removeItem(nameOf(place)),
};
