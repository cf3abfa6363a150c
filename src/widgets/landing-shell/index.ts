export { LandingShell } from './ui/landing-shell';
export { SIGN_UP_HREF } from './model/links';
export { LANDING_HEADER_HEIGHT } from './model/sizes';
