import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATION_ACCESS, findAccess, type Permission } from '../../../server/contract/access.ts';
import { openApiDocument, operations } from '../../../server/contract/document.ts';
import type { OperationId } from '../../../server/contract/operation-id.ts';
import { PERMISSIONS } from '../../../server/modules/organizations/permissions.ts';
import { operationOf } from '../../support/api-client.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

/** Written by hand from product.md and the decisions, independently of the code. */
type Rule = 'open' | 'receiver' | 'user' | 'member' | Permission | 'OWNER';
const EXPECTED: Record<OperationId, Rule | `${Rule} own`> = {
  login: 'open',
  refreshAccessToken: 'open',
  checkPasswordSessionCode: 'open',
  requestPasswordEmail: 'open',
  changePasswordByCode: 'open',
  requestSignUpCode: 'open',
  confirmSignUpCode: 'open',
  signUp: 'open',
  returnFromPhoneVerification: 'open',
  validateInvitation: 'open',
  acceptInvitation: 'open',
  listMailTemplates: 'member',
  createMailTemplate: 'ORGANIZATION_MANAGE',
  getMailTemplate: 'member',
  changeMailTemplate: 'ORGANIZATION_MANAGE',
  deleteMailTemplate: 'ORGANIZATION_MANAGE',
  previewMailTemplate: 'member',
  testMailTemplate: 'ORGANIZATION_MANAGE',
  listListBoxes: 'member',
  createListBox: 'ORGANIZATION_MANAGE',
  getListBox: 'member',
  getListBoxUses: 'ORGANIZATION_MANAGE',
  changeListBox: 'ORGANIZATION_MANAGE',
  deleteListBox: 'ORGANIZATION_MANAGE',
  importListBoxItems: 'ORGANIZATION_MANAGE',
  sendInquiry: 'open',
  uploadInquiryFile: 'open',
  getFirstSteps: 'member',
  hideFirstSteps: 'member',
  sendFirstContract: 'CONTRACT_SEND',
  listInquiries: 'user',
  getInquiry: 'user',
  continueInquiry: 'user',
  getInquiryFile: 'user',
  getThread: 'open',
  continueThread: 'open',
  uploadThreadFile: 'open',
  getThreadFile: 'open',
  listNotices: 'member',
  getNotice: 'member',
  readNotice: 'member',
  listGuides: 'user',
  getGuide: 'user',
  listFaqs: 'open',
  getContentPicture: 'open',
  putUpload: 'open',
  getImage: 'open',
  getFilePage: 'open',
  getFileContent: 'open',
  getContractDocument: 'open',
  getContractPage: 'open',
  openLink: 'open',
  getArrival: 'receiver',
  chooseLanguage: 'receiver',
  openDocument: 'receiver',
  sendCode: 'receiver',
  confirmStep: 'receiver',
  giveConsents: 'receiver',
  getSignContract: 'receiver',
  getSignDocument: 'open',
  getAttachment: 'open',
  markViewed: 'receiver',
  putValues: 'receiver',
  keepMark: 'receiver',
  outlineMark: 'open',
  attachFile: 'receiver',
  putOwnAnnotations: 'receiver',
  completeSigning: 'receiver',
  rejectContract: 'receiver',
  delegateSigning: 'receiver',
  answerValueRequest: 'receiver',
  consentToValues: 'receiver',
  getCopies: 'receiver',
  mailCopies: 'receiver',
  getCertificates: 'receiver',
  getSignCertificate: 'open',
  getSignPage: 'open',
  getSignPageText: 'receiver',
  askQuestion: 'receiver',
  startDrawing: 'receiver',
  getDrawing: 'open',
  putDrawing: 'open',
  listMarks: 'user',
  createMark: 'user',
  changeMark: 'user',
  deleteMark: 'user',
  startMarkDrawing: 'user',
  getMarkPicture: 'open',
  listStoreTemplates: 'member',
  getStoreTemplate: 'member',
  getStoreTemplatePage: 'open',
  listCompanySeals: 'member',
  createCompanySeal: 'ORGANIZATION_MANAGE',
  changeCompanySeal: 'ORGANIZATION_MANAGE',
  replaceCompanySeal: 'ORGANIZATION_MANAGE',
  listSealLedger: 'ORGANIZATION_MANAGE',
  exportSealLedger: 'ORGANIZATION_MANAGE',
  getCompanySealPicture: 'open',
  checkByHash: 'open',
  checkFile: 'open',
  checkByNumber: 'open',
  getServicePlan: 'open',
  receiveTossWebhook: 'open',
  createCreditOrder: 'PAYMENT_MANAGE',
  confirmCreditOrder: 'PAYMENT_MANAGE',
  getPaymentOrder: 'PAYMENT_MANAGE',
  listPayments: 'PAYMENT_MANAGE own',
  exportPayments: 'PAYMENT_MANAGE own',
  getPaymentReceipt: 'PAYMENT_MANAGE',
  getCreditUsage: 'PAYMENT_MANAGE',
  listCreditEntries: 'PAYMENT_MANAGE',
  setCreditRefill: 'PAYMENT_MANAGE',
  setReceiptEmail: 'PAYMENT_MANAGE',
  checkFreePlanAvailability: 'PAYMENT_MANAGE',
  checkStandardPlanAvailability: 'PAYMENT_MANAGE',
  subscribeServicePlan: 'PAYMENT_MANAGE',
  unsubscribeServicePlan: 'PAYMENT_MANAGE',
  getPaymentProfile: 'PAYMENT_MANAGE',
  getSubscriptionExistence: 'PAYMENT_MANAGE',
  retryPayment: 'PAYMENT_MANAGE',
  listPaymentMethods: 'PAYMENT_MANAGE',
  removePaymentMethod: 'PAYMENT_MANAGE',
  setDefaultPaymentMethod: 'PAYMENT_MANAGE',
  getBillingWindow: 'PAYMENT_MANAGE',
  registerPaymentMethod: 'PAYMENT_MANAGE',
  getHealth: 'open',
  getReadiness: 'open',
  switchOrganization: 'user',
  getSession: 'user',
  startPhoneVerification: 'user',
  checkPhoneVerification: 'user',
  getAnnualValidity: 'user',
  createOrganization: 'user',
  listOrganizations: 'user',
  cancelInvitation: 'user',
  getUser: 'user',
  getUserDetails: 'user',
  getExtraDetails: 'user',
  changeExtraDetails: 'user',
  changeName: 'user',
  changePassword: 'user',
  changeProfileImage: 'user',
  presignProfileImage: 'user',
  withdrawUser: 'user',
  logout: 'user',
  uploadFile: 'member',
  prepareForFiles: 'member',
  getFile: 'member',
  confirmFile: 'member',
  arrangePages: 'member',
  suggestFields: 'member',
  createContract: 'CONTRACT_SEND',
  sendContract: 'CONTRACT_SEND',
  duplicateContract: 'CONTRACT_SEND',
  listContracts: 'member',
  getContractStatistics: 'member',
  getContract: 'member',
  getContractCertificate: 'open',
  openOwnSigning: 'member',
  askForValues: 'member',
  openAlertStream: 'member',
  listAlerts: 'member',
  readAlerts: 'member',
  getAlertPreferences: 'member',
  changeAlertPreferences: 'member',
  actOnContracts: 'member',
  countBulkTexts: 'member',
  getBulkAct: 'member',
  sendTemplate: 'CONTRACT_SEND',
  getSheetForm: 'CONTRACT_SEND',
  createBatch: 'CONTRACT_SEND',
  checkSheet: 'CONTRACT_SEND',
  startBatch: 'CONTRACT_SEND',
  sendToContacts: 'CONTRACT_SEND',
  listBatches: 'member',
  getBatch: 'member',
  estimateBatchCost: 'member',
  changeBatch: 'CONTRACT_SEND',
  deleteBatch: 'CONTRACT_SEND',
  listBatchRows: 'member',
  changeBatchRows: 'CONTRACT_SEND',
  previewBatchRow: 'member',
  pauseBatch: 'CONTRACT_SEND',
  resumeBatch: 'CONTRACT_SEND',
  cancelBatch: 'CONTRACT_SEND',
  retryBatch: 'CONTRACT_SEND',
  resendBatch: 'CONTRACT_SEND',
  getBatchReport: 'member',
  listDirectUrls: 'member',
  listTemplateDirectUrls: 'member',
  createDirectUrl: 'CONTRACT_SEND',
  getDirectUrl: 'member',
  changeDirectUrl: 'CONTRACT_SEND',
  deleteDirectUrl: 'CONTRACT_SEND',
  visitDirectUrl: 'open',
  startDirectUrl: 'open',
  exportValues: 'member',
  prepareDownload: 'member',
  getDownload: 'open',
  listStoreCopies: 'member',
  copyStoreTemplate: 'TEMPLATE_MANAGE',
  createTemplate: 'TEMPLATE_MANAGE',
  listTemplates: 'member',
  getTemplate: 'member',
  changeTemplate: 'TEMPLATE_MANAGE',
  deleteTemplate: 'TEMPLATE_MANAGE',
  putTemplateSlots: 'TEMPLATE_MANAGE',
  putTemplateFields: 'TEMPLATE_MANAGE',
  putTemplateAnnotations: 'TEMPLATE_MANAGE',
  suggestTemplateFields: 'TEMPLATE_MANAGE',
  checkTemplate: 'TEMPLATE_MANAGE',
  publishTemplate: 'TEMPLATE_MANAGE',
  retireTemplate: 'TEMPLATE_MANAGE',
  reopenTemplate: 'TEMPLATE_MANAGE',
  duplicateTemplate: 'TEMPLATE_MANAGE',
  listTemplateVersions: 'member',
  restoreTemplateVersion: 'TEMPLATE_MANAGE',
  bookmarkTemplate: 'member',
  unbookmarkTemplate: 'member',
  createDraftFromTemplate: 'CONTRACT_SEND',
  replaceTemplateFile: 'TEMPLATE_MANAGE',
  listTemplateFolders: 'member',
  createTemplateFolder: 'TEMPLATE_MANAGE',
  changeTemplateFolder: 'TEMPLATE_MANAGE',
  deleteTemplateFolder: 'TEMPLATE_MANAGE',
  listGroups: 'member',
  createGroup: 'MEMBER_MANAGE',
  changeGroup: 'MEMBER_MANAGE',
  deleteGroup: 'MEMBER_MANAGE',
  shareContract: 'member',
  listFolders: 'member',
  getUsagePeriod: 'member',
  createFolder: 'CONTRACT_SEND',
  changeFolder: 'CONTRACT_SEND',
  deleteFolder: 'CONTRACT_SEND',
  listLabels: 'member',
  createLabel: 'CONTRACT_SEND',
  changeLabel: 'CONTRACT_SEND',
  deleteLabel: 'CONTRACT_SEND',
  listSavedViews: 'member',
  createSavedView: 'member',
  changeSavedView: 'member',
  deleteSavedView: 'member',
  search: 'member',
  listContacts: 'member',
  createContact: 'CONTACT_MANAGE',
  changeContact: 'CONTACT_MANAGE',
  deleteContact: 'CONTACT_MANAGE',
  importContacts: 'CONTACT_MANAGE',
  exportContacts: 'CONTACT_MANAGE',
  listContactGroups: 'member',
  createContactGroup: 'CONTACT_MANAGE',
  changeContactGroup: 'CONTACT_MANAGE',
  deleteContactGroup: 'CONTACT_MANAGE',
  getServiceSettings: 'member',
  changeServiceSettings: 'ORGANIZATION_MANAGE',
  changeContract: 'member',
  deleteContract: 'member',
  putReceivers: 'member',
  putFields: 'member',
  putAnnotations: 'member',
  suggestContractFields: 'member',
  checkContract: 'member',
  cancelContract: 'member',
  remindReceivers: 'member',
  extendContract: 'member',
  correctReceiver: 'member',
  resendMessage: 'member',
  giveLink: 'member',
  listContractEvents: 'member',
  listContractMessages: 'member',
  getOrganization: 'member own',
  listMembers: 'member own',
  changeOrganization: 'ORGANIZATION_MANAGE own',
  withdrawOrganization: 'OWNER own',
  handOverOwnership: 'OWNER',
  inviteMembers: 'MEMBER_MANAGE',
  changePermissions: 'MEMBER_MANAGE',
  withdrawMember: 'MEMBER_MANAGE',
};

type Role = 'nobody' | 'user without organisation' | 'foreign owner' | 'member' | Permission | 'owner';
const ROLES: Role[] = ['nobody', 'user without organisation', 'foreign owner', 'member', ...PERMISSIONS, 'owner'];

const REFUSALS = [401, 403, 404] as const;

let api: TestApp;
let owner: Person;
const people = new Map<Role, Person>();

beforeAll(async () => {
  api = await createTestApp();
  owner = await signUp(api);
  people.set('owner', owner);
  people.set('foreign owner', await signUp(api));
  people.set('member', await join(api, owner));
  for (const permission of PERMISSIONS) people.set(permission, await join(api, owner, [permission]));
  const former = await join(api, owner);
  await api.ok('withdrawMember', {
    token: owner.accessJwt,
    body: { organizationMemberUuid: former.organizationMemberUuid },
  });
  people.set('user without organisation', former);
});
afterAll(() => api.close());

function expected(id: OperationId, role: Role): 'pass' | 401 | 403 | 404 {
  const [rule, own] = EXPECTED[id].split(' ');
  if (rule === 'open') return 'pass';
  if (role === 'nobody' || rule === 'receiver') return 401;
  if (rule === 'user') return 'pass';
  if (role === 'user without organisation') return 403;
  if (role === 'foreign owner') return own ? 404 : 'pass';
  return rule === 'member' || role === 'owner' || role === rule ? 'pass' : 403;
}

/**
 * Calls must fail validation, because this table is only about who is let in, and nothing may change. Valid calls are
 * tested in tests/server/access.
 */
const malformed = (id: OperationId) => {
  const { body, parameters } = operationOf(id);
  const { organizationUuid } = owner;
  const own = { id: organizationUuid, organizationUuid };
  const path = Object.fromEntries(
    parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => [name, 'not-a-uuid']),
  );
  return {
    path: EXPECTED[id].endsWith('own') ? own : path,
    ...(body && { raw: { contentType: body.mediaTypes[0] ?? '', payload: '"' } }),
  };
};

test.each(operations.map(({ id }) => id))('%s is open to whom it should be', async (id) => {
  const said: [Role, string | number][] = [];
  for (const role of ROLES) {
    const person = people.get(role);
    const answer = await api.call(id, { ...malformed(id), ...(person && { token: person.accessJwt }) });
    const refusal = REFUSALS.find((status) => status === answer.status);
    // A 404 only counts as a refusal if the URL contains an organisation. Otherwise, the handler found nothing.
    const isRefused = refusal !== undefined && (refusal !== 404 || EXPECTED[id].endsWith('own'));
    said.push([role, isRefused ? refusal : 'pass']);
  }
  expect(said).toEqual(ROLES.map((role) => [role, expected(id, role)]));
});

test('the document’s security says what the table of access says', () => {
  for (const { id, address, method } of operations) {
    const path = address.replace(/^\/api(\/app)?/, '');
    const security = openApiDocument.paths[path]?.[method]?.security;
    const { who } = findAccess(id);
    const want = who === 'anybody' ? [] : [...(who.startsWith('anybody, ') ? [{}] : []), { bearer: [] }];
    expect([id, security]).toEqual([id, want]);
  }
  expect(Object.keys(OPERATION_ACCESS).toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
});

test('a protected operation says 401 before it reads anything', async () => {
  for (const { id } of operations.filter((operation) => expected(operation.id, 'nobody') === 401)) {
    for (const token of [undefined, 'x', 'a.b.c', `${owner.accessJwt}x`, owner.refreshJwt]) {
      const answer = await api.call(id, { ...malformed(id), ...(token !== undefined && { token }) });
      expect([id, answer.error.errorCode]).toEqual([id, 'UNAUTHENTICATED']);
    }
  }
});
