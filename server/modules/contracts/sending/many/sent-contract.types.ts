import type { EmailSender } from '../../../../content/mails/letter.ts';
import type { CustomTexts } from '../../../../content/mails/custom-texts.ts';
import type { OutboxMessage } from '../../../messages/outbox.ts';
import type { StoredFileRow } from '../../../files/files.repository.ts';
import type { ContractFile } from '../../core/contract-files.repository.ts';
import type { ContractLists } from '../../core/contract-lists.repository.ts';
import type { Annotation, Field } from '../../core/contract.types.ts';
import type { ReceiverRow } from '../../core/receivers.repository.ts';
import type { ContractTerms } from '../../core/terms.ts';
import type { toReferenceRow } from '../../core/version-reference.ts';
import type { BaseDocument } from '../base-document.ts';

/** What contracts sent together share. It is read once. */
export type CommonParts = ContractTerms & {
  organization: { organizationUuid: string; name: string; documentPrefix: string | null };
  sentBy: { organizationMemberUuid: string; name: string };
  letterSender: EmailSender;
  kind: 'BULK' | 'DIRECT_URL';
  ownWords: readonly CustomTexts[];
  templateUuid: string;
  batchUuid: string | null;
  /** A direct URL's contracts are hidden until their visitor is verified. */
  directUrlUuid: string | null;
  files: readonly ContractFile[];
  base: BaseDocument;
  annotations: readonly Annotation[];
  lists: ContractLists;
  /** Images and files that the sender placed in the template. */
  uploads: readonly StoredFileRow[];
  folderUuid: string | null;
  labelUuids: readonly string[];
  sharedGroupUuids: readonly string[];
};

export type SingleContractParts = {
  contractId: string;
  rowUuid?: string;
  title: string;
  documentNo: string;
  expiresAt: Date;
  /** With the sender's values and the items of list boxes. */
  fields: readonly Field[];
  receivers: readonly PreparedReceiver[];
  /** The visitor of a public link. Until they are verified, nobody else hears of the contract or gets the turn. */
  visitorUuid: string | null;
  /** True to send no message, because the visitor's address or number has received too many. */
  isQuiet?: boolean;
  /** The contract_contents row, which refers to the template's version. */
  contents: ReturnType<typeof toReferenceRow>;
};

export type PreparedReceiver = Pick<
  ReceiverRow,
  | 'receiverUuid'
  | 'name'
  | 'title'
  | 'slotName'
  | 'email'
  | 'phone'
  | 'role'
  | 'signingOrder'
  | 'toldAtSending'
  | 'channels'
  | 'verifications'
  | 'accessCodeHash'
  | 'accessCodeHint'
  | 'message'
  | 'language'
>;

export type SentContract = Omit<SingleContractParts, 'receivers'> & {
  receivers: readonly ReceiverRow[];
  letters: readonly OutboxMessage[];
  /** True if nobody has to sign or approve. */
  isSealedAtOnce: boolean;
};
