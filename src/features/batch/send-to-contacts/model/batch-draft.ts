import { UNSENT_CHOICES_KEY } from '@/shared/session';
import type { ChosenRecipients } from './chosen-recipients';
import type { SharedValues } from './shared-values';

/** Settings that override the template's in every contract. */
export type BatchTerms = { title: string; message: string; expiryDays: string; mailTemplate?: string | undefined };

/** The sender's input so far. */
export type BatchDraft = { chosen: ChosenRecipients; values: SharedValues; terms: BatchTerms };

/** Identifies the template and the sender, so that the next person who signs in in this tab doesn't see the choice. */
type Place = { templateId: string; organizationMemberUuid: string | null };

const nameOf = ({ templateId, organizationMemberUuid }: Place) =>
  `${UNSENT_CHOICES_KEY} ${organizationMemberUuid} ${templateId}`;

/**
 * Stored in this tab only, because it contains personal data. It survives a reload, buying credits and the annual
 * verification, and is deleted when the tab is closed or the member signs out.
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
