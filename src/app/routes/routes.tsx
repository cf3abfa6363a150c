import { redirect, type RouteObject } from 'react-router-dom';
import { CrashPage } from '@/pages/crash';
import { lazyPage } from '@/shared/lib/lazy-page';
import { href, paths } from '@/shared/routes';
import { WithCommonErrorMessages } from '../layouts/common-error-messages';
import { createConsoleFrame } from '../layouts/own-console';
import { RequireReturnStatus } from '../layouts/require-return-status';
import { RequireValidId } from '../layouts/require-valid-id';
import type { Runtime } from '../runtime/runtime';
import { requirePaymentDocument } from './payment-document';
import { redirectSignedIn, requireSession, requireSessionCode, requireSessionOr } from './guards';
import { hideThreadSecret, redirectToOwnSupport } from './support-guards';

/** The parent route of all pages that redirect to sign-in when the session expires. */
export const SIGNED_IN_ROUTE_ID = 'signed-in';

/** `documentPath` is the path at which the document was loaded, which tests can choose. */
export const createRoutes = (loadRuntime: () => Promise<Runtime>, documentPath?: string): RouteObject[] => [
  {
    errorElement: <CrashPage />,
    HydrateFallback: () => null,
    children: [
      { path: paths.root, loader: () => redirect(href('landing')) },
      {
        loader: redirectToOwnSupport,
        lazy: lazyPage(() => import('../layouts/landing-layout')),
        children: [{ path: paths.landingSupport, lazy: lazyPage(() => import('@/pages/landing/support')) }],
      },
      {
        loader: redirectSignedIn,
        lazy: lazyPage(() => import('../layouts/landing-layout')),
        children: [
          { path: paths.landing, lazy: lazyPage(() => import('@/pages/landing/home')) },
          { path: paths.landingPlan, lazy: lazyPage(() => import('@/pages/landing/plan')) },
          { path: paths.landingFaq, lazy: lazyPage(() => import('@/pages/landing/faq')) },
          { path: paths.landingTerms, lazy: lazyPage(() => import('@/pages/landing/terms')) },
          { path: paths.landingPrivacy, lazy: lazyPage(() => import('@/pages/landing/privacy')) },
        ],
      },
      {
        lazy: lazyPage(async () => ({ Component: (await loadRuntime()).Component })),
        children: [
          {
            path: paths.signIn,
            loader: redirectSignedIn,
            lazy: lazyPage(() => import('@/pages/auth/sign-in')),
          },
          { path: paths.findPassword, lazy: lazyPage(() => import('@/pages/auth/find-password')) },
          {
            path: paths.changePassword,
            loader: requireSessionCode,
            lazy: lazyPage(() => import('@/pages/auth/change-password')),
          },
          { path: paths.invitationAcceptance, lazy: lazyPage(() => import('@/pages/invitation-acceptance')) },
          {
            id: SIGNED_IN_ROUTE_ID,
            loader: requireSession(loadRuntime),
            lazy: lazyPage(() => import('../layouts/session-layout')),
            children: [
              { path: paths.contractSend, loader: () => redirect(href('contractUpload')) },
              { path: paths.annualAuth, lazy: lazyPage(() => import('@/pages/auth/annual-verification')) },
              {
                lazy: lazyPage(() => import('../layouts/signed-in-layout')),
                children: [
                  { path: paths.dashboard, lazy: lazyPage(() => import('@/pages/dashboard')) },
                  { path: paths.alerts, lazy: lazyPage(() => import('@/pages/alert')) },
                  { path: paths.contracts, lazy: lazyPage(() => import('@/pages/contract/list')) },
                  { path: paths.directUrls, lazy: lazyPage(() => import('@/pages/contract/direct-urls')) },
                  { path: paths.templates, lazy: lazyPage(() => import('@/pages/template/list')) },
                  { path: paths.templateBookmarks, lazy: lazyPage(() => import('@/pages/template/list')) },
                  { path: paths.ownTemplates, lazy: lazyPage(() => import('@/pages/template/list')) },
                  { path: paths.templateStore, lazy: lazyPage(() => import('@/pages/template/store')) },
                  { path: paths.notices, lazy: lazyPage(() => import('@/pages/notice/list')) },
                  { path: paths.notice, lazy: lazyPage(() => import('@/pages/notice/detail')) },
                  { path: paths.guide, lazy: lazyPage(() => import('@/pages/notice/guide')) },
                ],
              },
              {
                Component: RequireValidId,
                children: [
                  {
                    lazy: lazyPage(() => import('../layouts/bleed-layout')),
                    children: [
                      { path: paths.contract, lazy: lazyPage(() => import('@/pages/contract/detail')) },
                      { path: paths.template, lazy: lazyPage(() => import('@/pages/template/detail')) },
                    ],
                  },
                  {
                    lazy: lazyPage(() => import('../layouts/template-layout')),
                    children: [
                      { path: paths.templateUpload, lazy: lazyPage(() => import('@/pages/template/upload')) },
                      { path: paths.templateEditor, lazy: lazyPage(() => import('@/pages/template/editor')) },
                    ],
                  },
                  {
                    lazy: lazyPage(() => import('../layouts/send-layout')),
                    children: [
                      { path: paths.contractUpload, lazy: lazyPage(() => import('@/pages/contract/upload')) },
                      { path: paths.contractConfig, lazy: lazyPage(() => import('@/pages/contract/receivers')) },
                      { path: paths.contractEditor, lazy: lazyPage(() => import('@/pages/contract/editor')) },
                      {
                        path: paths.templateSendSingle,
                        lazy: lazyPage(() => import('@/pages/template/send/single')),
                      },
                      { path: paths.templateSendMany, lazy: lazyPage(() => import('@/pages/template/send/many')) },
                      {
                        path: paths.templateSendMultiple,
                        lazy: lazyPage(() => import('@/pages/template/send/multiple')),
                      },
                      {
                        path: paths.templateSendPreview,
                        lazy: lazyPage(() => import('@/pages/template/send/preview')),
                      },
                    ],
                  },
                ],
              },
              {
                Component: RequireReturnStatus,
                children: [
                  { path: paths.cardReturn, lazy: lazyPage(() => import('@/pages/setting/card-return')) },
                  { path: paths.creditReturn, lazy: lazyPage(() => import('@/pages/setting/credit-return')) },
                  { path: paths.creditResult, lazy: lazyPage(() => import('@/pages/setting/credit-result')) },
                ],
              },
              {
                lazy: lazyPage(() => import('../layouts/profile-layout')),
                children: [
                  { path: paths.profileInformation, lazy: lazyPage(() => import('@/pages/profile/information')) },
                  { path: paths.profileSign, lazy: lazyPage(() => import('@/pages/profile/sign')) },
                  {
                    path: paths.profileInvitedOrganization,
                    lazy: lazyPage(() => import('@/pages/profile/invited-organizations')),
                  },
                ],
              },
              {
                lazy: lazyPage(() => import('../layouts/setting-layout')),
                children: [
                  { path: paths.settingOrganization, lazy: lazyPage(() => import('@/pages/setting/organization')) },
                  { path: paths.settingMember, lazy: lazyPage(() => import('@/pages/setting/members')) },
                  { path: paths.settingGroup, lazy: lazyPage(() => import('@/pages/setting/groups')) },
                  { path: paths.settingService, lazy: lazyPage(() => import('@/pages/setting/service')) },
                  { path: paths.settingMail, lazy: lazyPage(() => import('@/pages/setting/mail-templates')) },
                  { path: paths.settingListBox, lazy: lazyPage(() => import('@/pages/setting/list-boxes')) },
                  {
                    path: paths.settingSupport,
                    loader: hideThreadSecret,
                    lazy: lazyPage(() => import('@/pages/setting/support')),
                  },
                  { path: paths.settingFaq, lazy: lazyPage(() => import('@/pages/setting/faq')) },
                  { path: paths.settingContact, lazy: lazyPage(() => import('@/pages/setting/contacts')) },
                  {
                    loader: requirePaymentDocument(documentPath),
                    lazy: lazyPage(() => import('../layouts/payment-document')),
                    children: [
                      { path: paths.settingPayment, lazy: lazyPage(() => import('@/pages/setting/payment-dashboard')) },
                      {
                        path: paths.settingPaymentBilling,
                        lazy: lazyPage(() => import('@/pages/setting/payment/billing')),
                      },
                    ],
                  },
                  {
                    path: paths.settingPaymentComplete,
                    lazy: lazyPage(() => import('@/pages/setting/payment/complete')),
                  },
                  {
                    path: paths.settingPaymentHistory,
                    lazy: lazyPage(() => import('@/pages/setting/payment/history')),
                  },
                ],
              },
            ],
          },
          {
            lazy: lazyPage(() => import('../layouts/session-layout')),
            children: [
              {
                lazy: lazyPage(() => import('../layouts/signed-in-layout')),
                children: [
                  {
                    path: paths.terms,
                    loader: requireSessionOr(loadRuntime, href('landingTerms')),
                    lazy: lazyPage(() => import('@/pages/terms')),
                  },
                  {
                    path: paths.privacy,
                    loader: requireSessionOr(loadRuntime, href('landingPrivacy')),
                    lazy: lazyPage(() => import('@/pages/privacy')),
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        Component: createConsoleFrame(loadRuntime),
        children: [
          {
            lazy: lazyPage(() => import('../layouts/receiver-layout')),
            children: [
              { path: paths.receiverCallback, lazy: lazyPage(() => import('@/pages/receiver/arrival')) },
              { path: paths.receiverReviewVerify, lazy: lazyPage(() => import('@/pages/receiver/arrival')) },
              { path: paths.receiverPassword, lazy: lazyPage(() => import('@/pages/receiver/access-code')) },
              { path: paths.receiverEmail, lazy: lazyPage(() => import('@/pages/receiver/code')) },
              { path: paths.receiverPhoneNumber, lazy: lazyPage(() => import('@/pages/receiver/code')) },
              { path: paths.receiverPhone, lazy: lazyPage(() => import('@/pages/receiver/identity')) },
              { path: paths.receiverPhoneVerifyCallback, lazy: lazyPage(() => import('@/pages/receiver/identity')) },
              { path: paths.directUrlCallback, lazy: lazyPage(() => import('@/pages/receiver/identity')) },
              { path: paths.receiverConfirm, lazy: lazyPage(() => import('@/pages/receiver/consents')) },
            ],
          },
          {
            Component: WithCommonErrorMessages,
            children: [
              { path: paths.copies, lazy: lazyPage(() => import('@/pages/receiver/copies')) },
              { path: paths.certificates, lazy: lazyPage(() => import('@/pages/receiver/certificate')) },
              { path: paths.downloadCopies, lazy: lazyPage(() => import('@/pages/receiver/download')) },
              { path: paths.downloadCertificates, lazy: lazyPage(() => import('@/pages/receiver/download')) },
            ],
          },
          {
            lazy: lazyPage(() => import('../layouts/sign-layout')),
            children: [
              { path: paths.sign, lazy: lazyPage(() => import('@/pages/sign/start')) },
              { path: paths.signReview, lazy: lazyPage(() => import('@/pages/sign/review')) },
            ],
          },
        ],
      },
      {
        Component: WithCommonErrorMessages,
        children: [
          {
            Component: RequireValidId,
            children: [{ path: paths.preview, lazy: lazyPage(() => import('@/pages/receiver/preview')) }],
          },
        ],
      },
      {
        lazy: lazyPage(() => import('../layouts/visitor-layout')),
        children: [
          { path: paths.directUrl, lazy: lazyPage(() => import('@/pages/receiver/visitor')) },
          { path: paths.receiverAccount, lazy: lazyPage(() => import('@/pages/receiver/visitor')) },
        ],
      },
      { path: '*', lazy: lazyPage(() => import('@/pages/not-found')) },
    ],
  },
];
