import { UNSENT_CHOICES_KEY } from '@/shared/session';
import type { ChosenRecipients } from './chosen-recipients';
import type { SharedValues } from './shared-values';

/** Settings that override the template's in every contract. */
export type BatchTerms = { title: string; message: string; expiryDays: string; mailTemplate?: string | undefined };

export type BatchDraft = { chosen: ChosenRecipients; values: SharedValues; terms: BatchTerms };

/** Includes the sender, so that the next person to sign in in this tab doesn't see the choice. */
type Place = { templateId: string; organizationMemberUuid: string | null };

const nameOf = ({ templateId, organizationMemberUuid }: Place) =>
  `${UNSENT_CHOICES_KEY} ${organizationMemberUuid} ${templateId}`;

/**
 * Stored in this tab only, because the draft contains personal data. It survives reloads, buying credits and
 * verification, but not signing out.
 */
export const batchDraftStore = {
  read(place: Place): BatchDraft | null {
    const text = sessionStorage.getItem(nameOf(place));
    const choice: BatchDraft | null = text === null ? null : JSON.parse(text);
    return choice;
  },
  write: (place: Place, choice: BatchDraft) => sessionStorage.setItem(nameOf(place), JSON.stringify(choice)),
  remove: (place: Place) => sessionStorage.removeItem(nameOf(place)),
};
