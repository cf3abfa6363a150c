const PAGES = ['/annual-auth', '/profile/information', '/receiver/phone-verify/callback', '/direct-url/callback'];

/** Letter for letter one of our pages: nothing is parsed, so there is nothing to trick. */
export const isCallbackUrl = (publicUrl: string, url: string) => PAGES.some((page) => url === `${publicUrl}${page}`);

export const PURPOSES = ['annual', 'profile', 'receiver'] as const;
