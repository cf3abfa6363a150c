import { generatePath, type PathParam } from 'react-router-dom';

/** All URLs of the app, as patterns for the router. Any other URL shows the not-found page. */
export const paths = {
  root: '/',
  landing: '/landing',
  landingPlan: '/landing/plan',
  landingFaq: '/landing/faq',
  landingSupport: '/landing/support',
  landingTerms: '/landing/terms-of-service',
  landingPrivacy: '/landing/privacy-policy',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  signIn: '/auth/sign-in',
  findPassword: '/auth/find-password',
  changePassword: '/auth/change-password/:tokenId',
  annualAuth: '/annual-auth',
  invitationAcceptance: '/invitation/acceptance',
  dashboard: '/dashboard',
  contracts: '/contract/dashboard/normal',
  contractSend: '/contract/send',
  contractUpload: '/contract/send/upload',
  contractConfig: '/contract/send/:contractId/config',
  contractEditor: '/contract/send/:contractId/editor',
  contract: '/contract/:contractId',
  templates: '/template/dashboard',
  templateBookmarks: '/template/dashboard/bookmark',
  ownTemplates: '/template/dashboard/me',
  templateStore: '/template/store',
  templateUpload: '/template/create/upload',
  templateEditor: '/template/create/:templateId/editor',
  templateSendSingle: '/template/send/:templateId/config/single',
  templateSendMany: '/template/send/:templateId/config/many',
  templateSendMultiple: '/template/send/:templateId/config/multiple',
  templateSendPreview: '/template/send/:templateId/preview',
  template: '/template/:templateId',
  profileInformation: '/profile/information',
  profileSign: '/profile/sign',
  profileInvitedOrganization: '/profile/invited-organization',
  settingOrganization: '/setting/organization',
  settingMember: '/setting/member',
  settingGroup: '/setting/group',
  settingService: '/setting/service',
  settingContact: '/setting/contact',
  settingMail: '/setting/mail',
  settingListBox: '/setting/list-box-db',
  receiverCallback: '/receiver/callback',
  receiverPassword: '/receiver/auth/password',
  receiverEmail: '/receiver/email',
  receiverPhoneNumber: '/receiver/phone-number',
  receiverPhone: '/receiver/auth/phone',
  receiverPhoneVerifyCallback: '/receiver/phone-verify/callback',
  receiverAccount: '/receiver/account',
  receiverConfirm: '/receiver/confirm',
  receiverReviewVerify: '/receiver/review-verify',
  sign: '/sign',
  signReview: '/sign/review',
  copies: '/copies',
  certificates: '/certificates',
  downloadCopies: '/download/copies',
  downloadCertificates: '/download/certificates',
  preview: '/preview/:contractId',
} as const;

export type PathName = keyof typeof paths;

/** Builds a URL: `href('changePassword', { tokenId })`. A missing parameter does not compile. */
export function href<Name extends PathName>(
  name: Name,
  ...[params]: PathParam<(typeof paths)[Name]> extends never ? [] : [Record<PathParam<(typeof paths)[Name]>, string>]
): string {
  return generatePath<string>(paths[name], params);
}
