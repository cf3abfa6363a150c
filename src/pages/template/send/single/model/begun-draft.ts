/** A draft as it was created: the version of the template it refers to, and its own version. */
export type BegunDraft = { contractId: string; number: number | null; version: number };

/** Includes the sender, so that the next person to sign in in this tab gets a draft of their own. */
export type BegunDraftPlace = { templateId: string; organizationMemberUuid: string | null };

const nameOf = ({ templateId, organizationMemberUuid }: BegunDraftPlace) =>
  `begunDraft ${organizationMemberUuid} ${templateId}`;

/** Stored in this tab only, because two tabs with the same draft would overwrite each other's receivers. */
export const begunDraftStore = {
  read(place: BegunDraftPlace): BegunDraft | null {
    const text = sessionStorage.getItem(nameOf(place));
    const begun: BegunDraft | null = text === null ? null : JSON.parse(text);
    return begun;
  },
  write: (place: BegunDraftPlace, begun: BegunDraft) => sessionStorage.setItem(nameOf(place), JSON.stringify(begun)),
};
