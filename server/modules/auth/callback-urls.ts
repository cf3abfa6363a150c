import type { Config } from '../../config.ts';

const PAGES = ['/annual-auth', '/profile/information', '/receiver/phone-verify/callback', '/direct-url/callback'];

/** Letter for letter one of our pages: nothing is parsed, so there is nothing to trick. */
export const isCallbackUrl = ({ publicUrl, appOrigins }: Pick<Config, 'publicUrl' | 'appOrigins'>, url: string) =>
  [publicUrl, ...appOrigins].some((origin) => PAGES.some((page) => url === `${origin}${page}`));

export const PURPOSES = ['annual', 'profile', 'receiver'] as const;
