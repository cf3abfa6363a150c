import { href } from '@/shared/routes';

export interface LandingLink {
  to: string;
  label: string;
  /** Makes the link stand out. By law, the privacy policy must be more prominent than the other links. */
  strong?: boolean;
}

export const NAV_LINKS: readonly LandingLink[] = [
  { to: href('landing'), label: '서비스' },
  { to: href('landingPlan'), label: '요금' },
  { to: href('landingFaq'), label: '자주 묻는 질문' },
  { to: href('landingSupport'), label: '문의' },
];

export const LEGAL_LINKS: readonly LandingLink[] = [
  { to: href('landingTerms'), label: '이용약관' },
  { to: href('landingPrivacy'), label: '개인정보 처리방침', strong: true },
];

export const SIGN_UP_HREF = `${href('signIn')}?dialog=sign-up`;
