import { UNSENT_CHOICES_KEY } from '@/shared/session';

export type Source = 'files' | 'contract' | 'store';

export type UnfinishedUpload = {
  source: Source;
  /** The stored files, in the order shown. */
  fileIds: readonly string[];
  contractId: string | null;
  /** Null until somebody has typed a name. */
  title: string | null;
};

/** Includes the member, so that the next person to sign in in this tab doesn't see the files. */
const nameOf = (organizationMemberUuid: string | null) => `${UNSENT_CHOICES_KEY} template ${organizationMemberUuid}`;

/** Stored in this tab only. It survives reloads and visits to other pages, but not signing out. */
export const unfinishedUploadStore = {
  read(organizationMemberUuid: string | null): UnfinishedUpload | null {
    const text = sessionStorage.getItem(nameOf(organizationMemberUuid));
    const upload: UnfinishedUpload | null = text === null ? null : JSON.parse(text);
    return upload;
  },
  write: (organizationMemberUuid: string | null, upload: UnfinishedUpload) =>
    sessionStorage.setItem(nameOf(organizationMemberUuid), JSON.stringify(upload)),
  remove: (organizationMemberUuid: string | null) => sessionStorage.removeItem(nameOf(organizationMemberUuid)),
};
