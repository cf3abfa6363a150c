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

/** What all contracts that are sent together have in common. It is read only once. */
export type CommonParts = ContractTerms & {
  organization: { organizationUuid: string; name: string; documentPrefix: string | null };
  sentBy: { organizationMemberUuid: string; name: string };
  letterSender: EmailSender;
  kind: 'BULK' | 'DIRECT_URL';
  /** The custom wording chosen in the settings. */
  ownWords: readonly CustomTexts[];
  templateUuid: string;
  batchUuid: string | null;
  /** The contracts of a direct URL are hidden until their visitor is verified. */
  directUrlUuid: string | null;
  files: readonly ContractFile[];
  base: BaseDocument;
  annotations: readonly Annotation[];
  lists: ContractLists;
  /** The images and files that the sender placed in the template. */
  uploads: readonly StoredFileRow[];
  folderUuid: string | null;
  labelUuids: readonly string[];
  sharedGroupUuids: readonly string[];
};

/** The parts that are specific to one contract. */
export type SingleContractParts = {
  contractId: string;
  /** The row that the credits were held for. Without one, they are held for the contract itself. */
  rowUuid?: string;
  title: string;
  documentNo: string;
  expiresAt: Date;
  /** Includes the sender's values, and the items of the list boxes. */
  fields: readonly Field[];
  receivers: readonly PreparedReceiver[];
  /**
   * The visitor who came through a public link. Until they are verified, nobody else is notified of the contract or gets
   * their turn.
   */
  visitorUuid: string | null;
  /** True if no message is sent, because the visitor's email address or phone number has already received too many. */
  isQuiet?: boolean;
  /** The contract's row in contract_contents, which refers to the template's version. */
  contents: ReturnType<typeof toReferenceRow>;
};

/** A receiver before the contract is sent. */
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

/** The rows and messages of one contract. */
export type SentContract = Omit<SingleContractParts, 'receivers'> & {
  receivers: readonly ReceiverRow[];
  letters: readonly OutboxMessage[];
  /** True if nobody is asked to sign or approve. */
  isSealedAtOnce: boolean;
};
