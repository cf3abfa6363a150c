import { UNSENT } from '@/shared/session';
import type { Chosen } from './chosen';
import type { SharedValues } from './shared-values';

/** What replaces the settings of the template in every contract. */
export type BatchTerms = { title: string; message: string; expiryDays: string; mailTemplate?: string | undefined };

/** What the sender has chosen and typed so far. */
export type Choice = { chosen: Chosen; values: SharedValues; terms: BatchTerms };

/** Another member, or another organisation, that signs in on the same tab does not see it. */
type Place = { templateId: string; organizationMemberUuid: string | null };

const nameOf = ({ templateId, organizationMemberUuid }: Place) => `${UNSENT} ${organizationMemberUuid} ${templateId}`;

/**
 * Stored in this tab only, because it is about people: a reload, buying credits and the annual verification come back
 * to what was chosen, and closing the tab or signing out forgets it.
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
