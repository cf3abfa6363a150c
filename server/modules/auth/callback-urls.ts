import type { Config } from '../../config.ts';

const PAGES = ['/annual-auth', '/profile/information', '/receiver/phone-verify/callback', '/direct-url/callback'];

/** Compares the whole URL with our own pages. Parses nothing, so there is no parser to trick. */
export const isCallbackUrl = ({ publicUrl, appOrigins }: Pick<Config, 'publicUrl' | 'appOrigins'>, url: string) =>
  [publicUrl, ...appOrigins].some((origin) => PAGES.some((page) => url === `${origin}${page}`));

export const VERIFICATION_PURPOSES = ['annual', 'profile', 'receiver'] as const;
