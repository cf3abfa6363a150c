import type { components } from '#openapi';
import type { OperationId } from './operation-id.ts';

export type Permission = components['schemas']['Permission'];

export type UserCaller = {
  kind: 'user';
  userUuid: string;
  familyUuid: string;
  email: string;
  /** Account details that authentication has loaded anyway. */
  name: string;
  profileImgUrl: string | null;
  phoneVerifiedAt: Date | null;
  member: MemberSeat | null;
};
export type MemberCaller = UserCaller & { member: MemberSeat };
export type ReceiverCaller = {
  kind: 'receiver';
  receiverUuid: string;
  contractId: string;
  sessionUuid: string;
  scope: 'verify' | 'sign';
};
export type Caller = UserCaller | ReceiverCaller;
export type MemberSeat = {
  organizationMemberUuid: string;
  organizationUuid: string;
  isOwner: boolean;
  permissions: ReadonlySet<Permission>;
  /** Sets of groups that the member belongs to. Contracts shared with one of these sets are readable. */
  audienceUuids: readonly string[];
};

/**
 * The only place with access rules. `needs` is a permission or ownership. `own` is the path parameter that must be the
 * caller's current organisation; otherwise the call gets a 404.
 */
type Access =
  | { who: 'anybody' }
  | { who: 'anybody, known if a token is sent' }
  | { who: 'anybody, a receiver if their token is sent' }
  | { who: 'user' }
  | { who: 'user or receiver' }
  | { who: 'receiver'; scope: ReceiverCaller['scope'] }
  | { who: 'member'; needs?: Permission | 'OWNER'; own?: 'id' | 'organizationUuid' };

const anybody = { who: 'anybody' } as const;
const user = { who: 'user' } as const;
const signing = { who: 'receiver', scope: 'sign' } as const;
const verifying = { who: 'receiver', scope: 'verify' } as const;

export const OPERATION_ACCESS = {
  login: anybody,
  switchOrganization: user,
  refreshAccessToken: anybody,
  getSession: user,
  checkPasswordSessionCode: anybody,
  requestPasswordEmail: anybody,
  changePasswordByCode: anybody,
  requestSignUpCode: anybody,
  confirmSignUpCode: anybody,
  signUp: anybody,
  startPhoneVerification: { who: 'user or receiver' },
  returnFromPhoneVerification: anybody,
  checkPhoneVerification: { who: 'user or receiver' },
  getAnnualValidity: user,
  createOrganization: user,
  listOrganizations: user,
  getOrganization: { who: 'member', own: 'id' },
  changeOrganization: { who: 'member', needs: 'ORGANIZATION_MANAGE', own: 'id' },
  handOverOwnership: { who: 'member', needs: 'OWNER' },
  withdrawOrganization: { who: 'member', needs: 'OWNER', own: 'id' },
  listMembers: { who: 'member', own: 'organizationUuid' },
  inviteMembers: { who: 'member', needs: 'MEMBER_MANAGE' },
  changePermissions: { who: 'member', needs: 'MEMBER_MANAGE' },
  withdrawMember: { who: 'member', needs: 'MEMBER_MANAGE' },
  // The handler checks access: members need MEMBER_MANAGE to cancel an invitation, but invited people can decline their
  // own.
  cancelInvitation: user,
  listGroups: { who: 'member' },
  createGroup: { who: 'member', needs: 'MEMBER_MANAGE' },
  changeGroup: { who: 'member', needs: 'MEMBER_MANAGE' },
  deleteGroup: { who: 'member', needs: 'MEMBER_MANAGE' },
  validateInvitation: anybody,
  acceptInvitation: { who: 'anybody, known if a token is sent' },
  getUser: user,
  getUserDetails: user,
  getExtraDetails: user,
  changeExtraDetails: user,
  changeName: user,
  changePassword: user,
  changeProfileImage: user,
  presignProfileImage: user,
  withdrawUser: user,
  logout: user,
  listMarks: user,
  createMark: user,
  changeMark: user,
  deleteMark: user,
  startMarkDrawing: user,
  // The signed URL authorises the call.
  getMarkPicture: anybody,
  // The handler hides seals that a caller without ORGANIZATION_MANAGE can't use.
  listCompanySeals: { who: 'member' },
  createCompanySeal: { who: 'member', needs: 'ORGANIZATION_MANAGE' },
  changeCompanySeal: { who: 'member', needs: 'ORGANIZATION_MANAGE' },
  replaceCompanySeal: { who: 'member', needs: 'ORGANIZATION_MANAGE' },
  listSealLedger: { who: 'member', needs: 'ORGANIZATION_MANAGE' },
  exportSealLedger: { who: 'member', needs: 'ORGANIZATION_MANAGE' },
  getCompanySealPicture: anybody,
  listMailTemplates: { who: 'member' },
  createMailTemplate: { who: 'member', needs: 'ORGANIZATION_MANAGE' },
  getMailTemplate: { who: 'member' },
  changeMailTemplate: { who: 'member', needs: 'ORGANIZATION_MANAGE' },
  deleteMailTemplate: { who: 'member', needs: 'ORGANIZATION_MANAGE' },
  previewMailTemplate: { who: 'member' },
  testMailTemplate: { who: 'member', needs: 'ORGANIZATION_MANAGE' },
  listListBoxes: { who: 'member' },
  createListBox: { who: 'member', needs: 'ORGANIZATION_MANAGE' },
  getListBox: { who: 'member' },
  getListBoxUses: { who: 'member', needs: 'ORGANIZATION_MANAGE' },
  changeListBox: { who: 'member', needs: 'ORGANIZATION_MANAGE' },
  deleteListBox: { who: 'member', needs: 'ORGANIZATION_MANAGE' },
  importListBoxItems: { who: 'member', needs: 'ORGANIZATION_MANAGE' },
  getFirstSteps: { who: 'member' },
  hideFirstSteps: { who: 'member' },
  sendFirstContract: { who: 'member', needs: 'CONTRACT_SEND' },
  sendInquiry: { who: 'anybody, known if a token is sent' },
  uploadInquiryFile: { who: 'anybody, known if a token is sent' },
  listInquiries: user,
  getInquiry: user,
  continueInquiry: user,
  getInquiryFile: user,
  // The secret in the emailed link authorises the call.
  getThread: anybody,
  continueThread: anybody,
  uploadThreadFile: anybody,
  getThreadFile: anybody,
  listNotices: { who: 'member' },
  getNotice: { who: 'member' },
  readNotice: { who: 'member' },
  listGuides: user,
  getGuide: user,
  // Public pages show FAQs, and image elements send no token.
  listFaqs: anybody,
  getContentPicture: anybody,
  putUpload: anybody,
  getImage: anybody,
  // The handler checks permissions, which depend on the purpose: documents need CONTRACT_SEND or TEMPLATE_MANAGE,
  // images none.
  uploadFile: { who: 'member' },
  prepareForFiles: { who: 'member' },
  getFile: { who: 'member' },
  confirmFile: { who: 'member' },
  arrangePages: { who: 'member' },
  suggestFields: { who: 'member' },
  // The signed URL authorises the call.
  getFilePage: { who: 'anybody, known if a token is sent' },
  getFileContent: { who: 'anybody, known if a token is sent' },
  // Access depends on the contract, so the handlers check it.
  createContract: { who: 'member', needs: 'CONTRACT_SEND' },
  listContracts: { who: 'member' },
  getContractStatistics: { who: 'member' },
  getContract: { who: 'member' },
  changeContract: { who: 'member' },
  deleteContract: { who: 'member' },
  putReceivers: { who: 'member' },
  putFields: { who: 'member' },
  putAnnotations: { who: 'member' },
  suggestContractFields: { who: 'member' },
  checkContract: { who: 'member' },
  sendContract: { who: 'member', needs: 'CONTRACT_SEND' },
  shareContract: { who: 'member' },
  cancelContract: { who: 'member' },
  remindReceivers: { who: 'member' },
  extendContract: { who: 'member' },
  duplicateContract: { who: 'member', needs: 'CONTRACT_SEND' },
  correctReceiver: { who: 'member' },
  resendMessage: { who: 'member' },
  giveLink: { who: 'member' },
  listContractEvents: { who: 'member' },
  listContractMessages: { who: 'member' },
  openOwnSigning: { who: 'member' },
  askForValues: { who: 'member' },
  openAlertStream: { who: 'member' },
  listAlerts: { who: 'member' },
  readAlerts: { who: 'member' },
  getAlertPreferences: { who: 'member' },
  changeAlertPreferences: { who: 'member' },
  getContractCertificate: { who: 'anybody, known if a token is sent' },
  // The handlers check each contract.
  actOnContracts: { who: 'member' },
  countBulkTexts: { who: 'member' },
  getBulkAct: { who: 'member' },
  prepareDownload: { who: 'member' },
  getDownload: anybody,
  listStoreCopies: { who: 'member' },
  copyStoreTemplate: { who: 'member', needs: 'TEMPLATE_MANAGE' },
  createTemplate: { who: 'member', needs: 'TEMPLATE_MANAGE' },
  listTemplates: { who: 'member' },
  getTemplate: { who: 'member' },
  changeTemplate: { who: 'member', needs: 'TEMPLATE_MANAGE' },
  deleteTemplate: { who: 'member', needs: 'TEMPLATE_MANAGE' },
  putTemplateSlots: { who: 'member', needs: 'TEMPLATE_MANAGE' },
  putTemplateFields: { who: 'member', needs: 'TEMPLATE_MANAGE' },
  putTemplateAnnotations: { who: 'member', needs: 'TEMPLATE_MANAGE' },
  suggestTemplateFields: { who: 'member', needs: 'TEMPLATE_MANAGE' },
  checkTemplate: { who: 'member', needs: 'TEMPLATE_MANAGE' },
  publishTemplate: { who: 'member', needs: 'TEMPLATE_MANAGE' },
  retireTemplate: { who: 'member', needs: 'TEMPLATE_MANAGE' },
  reopenTemplate: { who: 'member', needs: 'TEMPLATE_MANAGE' },
  duplicateTemplate: { who: 'member', needs: 'TEMPLATE_MANAGE' },
  listTemplateVersions: { who: 'member' },
  restoreTemplateVersion: { who: 'member', needs: 'TEMPLATE_MANAGE' },
  bookmarkTemplate: { who: 'member' },
  unbookmarkTemplate: { who: 'member' },
  createDraftFromTemplate: { who: 'member', needs: 'CONTRACT_SEND' },
  replaceTemplateFile: { who: 'member', needs: 'TEMPLATE_MANAGE' },
  sendTemplate: { who: 'member', needs: 'CONTRACT_SEND' },
  getSheetForm: { who: 'member', needs: 'CONTRACT_SEND' },
  createBatch: { who: 'member', needs: 'CONTRACT_SEND' },
  checkSheet: { who: 'member', needs: 'CONTRACT_SEND' },
  startBatch: { who: 'member', needs: 'CONTRACT_SEND' },
  sendToContacts: { who: 'member', needs: 'CONTRACT_SEND' },
  // The handlers check who may change a batch. Members see their own batches; those with CONTRACT_READ_ALL see all.
  listBatches: { who: 'member' },
  getBatch: { who: 'member' },
  estimateBatchCost: { who: 'member' },
  changeBatch: { who: 'member', needs: 'CONTRACT_SEND' },
  deleteBatch: { who: 'member', needs: 'CONTRACT_SEND' },
  listBatchRows: { who: 'member' },
  changeBatchRows: { who: 'member', needs: 'CONTRACT_SEND' },
  previewBatchRow: { who: 'member' },
  pauseBatch: { who: 'member', needs: 'CONTRACT_SEND' },
  resumeBatch: { who: 'member', needs: 'CONTRACT_SEND' },
  cancelBatch: { who: 'member', needs: 'CONTRACT_SEND' },
  retryBatch: { who: 'member', needs: 'CONTRACT_SEND' },
  resendBatch: { who: 'member', needs: 'CONTRACT_SEND' },
  getBatchReport: { who: 'member' },
  exportValues: { who: 'member' },
  // The handlers check who may change a link. Members see their own links and those of templates they can see; those
  // with CONTRACT_READ_ALL see all.
  listDirectUrls: { who: 'member' },
  listTemplateDirectUrls: { who: 'member' },
  createDirectUrl: { who: 'member', needs: 'CONTRACT_SEND' },
  getDirectUrl: { who: 'member' },
  changeDirectUrl: { who: 'member', needs: 'CONTRACT_SEND' },
  deleteDirectUrl: { who: 'member', needs: 'CONTRACT_SEND' },
  listTemplateFolders: { who: 'member' },
  createTemplateFolder: { who: 'member', needs: 'TEMPLATE_MANAGE' },
  changeTemplateFolder: { who: 'member', needs: 'TEMPLATE_MANAGE' },
  deleteTemplateFolder: { who: 'member', needs: 'TEMPLATE_MANAGE' },
  listFolders: { who: 'member' },
  createFolder: { who: 'member', needs: 'CONTRACT_SEND' },
  changeFolder: { who: 'member', needs: 'CONTRACT_SEND' },
  deleteFolder: { who: 'member', needs: 'CONTRACT_SEND' },
  listLabels: { who: 'member' },
  createLabel: { who: 'member', needs: 'CONTRACT_SEND' },
  changeLabel: { who: 'member', needs: 'CONTRACT_SEND' },
  deleteLabel: { who: 'member', needs: 'CONTRACT_SEND' },
  listSavedViews: { who: 'member' },
  createSavedView: { who: 'member' },
  changeSavedView: { who: 'member' },
  deleteSavedView: { who: 'member' },
  // Returns only what the member can see.
  search: { who: 'member' },
  listContacts: { who: 'member' },
  createContact: { who: 'member', needs: 'CONTACT_MANAGE' },
  changeContact: { who: 'member', needs: 'CONTACT_MANAGE' },
  deleteContact: { who: 'member', needs: 'CONTACT_MANAGE' },
  importContacts: { who: 'member', needs: 'CONTACT_MANAGE' },
  // All members can read contacts, but exporting them requires a permission.
  exportContacts: { who: 'member', needs: 'CONTACT_MANAGE' },
  listContactGroups: { who: 'member' },
  createContactGroup: { who: 'member', needs: 'CONTACT_MANAGE' },
  changeContactGroup: { who: 'member', needs: 'CONTACT_MANAGE' },
  deleteContactGroup: { who: 'member', needs: 'CONTACT_MANAGE' },
  getServiceSettings: { who: 'member' },
  changeServiceSettings: { who: 'member', needs: 'ORGANIZATION_MANAGE' },
  getContractPage: { who: 'anybody, known if a token is sent' },
  getContractDocument: { who: 'anybody, known if a token is sent' },
  visitDirectUrl: anybody,
  startDirectUrl: anybody,
  openLink: anybody,
  getArrival: verifying,
  chooseLanguage: verifying,
  openDocument: verifying,
  sendCode: verifying,
  confirmStep: verifying,
  giveConsents: signing,
  getSignContract: signing,
  getSignDocument: anybody,
  getAttachment: anybody,
  markViewed: signing,
  putValues: signing,
  keepMark: signing,
  outlineMark: anybody,
  attachFile: signing,
  putOwnAnnotations: signing,
  completeSigning: signing,
  rejectContract: signing,
  delegateSigning: signing,
  answerValueRequest: signing,
  consentToValues: signing,
  getCopies: signing,
  mailCopies: signing,
  getCertificates: signing,
  getSignCertificate: anybody,
  getSignPage: anybody,
  getSignPageText: signing,
  // Allowed before verification, because receivers who can't verify themselves have to ask for help.
  askQuestion: verifying,
  startDrawing: signing,
  // The code in the URL is the secret. Receivers with a token see more.
  getDrawing: { who: 'anybody, a receiver if their token is sent' },
  putDrawing: anybody,
  listStoreTemplates: { who: 'member' },
  getStoreTemplate: { who: 'member' },
  // Forms are the same for everyone, and image elements send no token.
  getStoreTemplatePage: anybody,
  checkByHash: anybody,
  checkFile: anybody,
  checkByNumber: anybody,
  getServicePlan: anybody,
  getUsagePeriod: { who: 'member' },
  createCreditOrder: { who: 'member', needs: 'PAYMENT_MANAGE' },
  confirmCreditOrder: { who: 'member', needs: 'PAYMENT_MANAGE' },
  getPaymentOrder: { who: 'member', needs: 'PAYMENT_MANAGE' },
  listPayments: { who: 'member', needs: 'PAYMENT_MANAGE', own: 'organizationUuid' },
  exportPayments: { who: 'member', needs: 'PAYMENT_MANAGE', own: 'organizationUuid' },
  getPaymentReceipt: { who: 'member', needs: 'PAYMENT_MANAGE' },
  getCreditUsage: { who: 'member', needs: 'PAYMENT_MANAGE' },
  listCreditEntries: { who: 'member', needs: 'PAYMENT_MANAGE' },
  setCreditRefill: { who: 'member', needs: 'PAYMENT_MANAGE' },
  setReceiptEmail: { who: 'member', needs: 'PAYMENT_MANAGE' },
  checkFreePlanAvailability: { who: 'member', needs: 'PAYMENT_MANAGE' },
  checkStandardPlanAvailability: { who: 'member', needs: 'PAYMENT_MANAGE' },
  subscribeServicePlan: { who: 'member', needs: 'PAYMENT_MANAGE' },
  unsubscribeServicePlan: { who: 'member', needs: 'PAYMENT_MANAGE' },
  getPaymentProfile: { who: 'member', needs: 'PAYMENT_MANAGE' },
  getSubscriptionExistence: { who: 'member', needs: 'PAYMENT_MANAGE' },
  retryPayment: { who: 'member', needs: 'PAYMENT_MANAGE' },
  listPaymentMethods: { who: 'member', needs: 'PAYMENT_MANAGE' },
  removePaymentMethod: { who: 'member', needs: 'PAYMENT_MANAGE' },
  setDefaultPaymentMethod: { who: 'member', needs: 'PAYMENT_MANAGE' },
  getBillingWindow: { who: 'member', needs: 'PAYMENT_MANAGE' },
  registerPaymentMethod: { who: 'member', needs: 'PAYMENT_MANAGE' },
  receiveTossWebhook: anybody,
  getHealth: anybody,
  getReadiness: anybody,
} as const satisfies Record<OperationId, Access>;

export type CallerOf<Id extends OperationId> = (typeof OPERATION_ACCESS)[Id] extends { who: 'anybody' }
  ? null
  : (typeof OPERATION_ACCESS)[Id] extends { who: 'user' }
    ? UserCaller
    : (typeof OPERATION_ACCESS)[Id] extends { who: 'member' }
      ? MemberCaller
      : (typeof OPERATION_ACCESS)[Id] extends { who: 'receiver' }
        ? ReceiverCaller
        : (typeof OPERATION_ACCESS)[Id] extends { who: 'user or receiver' }
          ? Caller
          : (typeof OPERATION_ACCESS)[Id] extends { who: 'anybody, a receiver if their token is sent' }
            ? ReceiverCaller | null
            : UserCaller | null;

export const findAccess = (id: OperationId): Access => OPERATION_ACCESS[id];

export const hasPermission = (seat: MemberSeat, permission: Permission) =>
  seat.isOwner || seat.permissions.has(permission);

export const isOperationId = (id: string): id is OperationId => Object.hasOwn(OPERATION_ACCESS, id);
