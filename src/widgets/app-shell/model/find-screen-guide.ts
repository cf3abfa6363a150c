import { matchPath } from 'react-router-dom';
import { paths, type PathName } from '@/shared/routes';

type Place = { guideId: string; anchor?: string };

/** Where the guide describes a screen. */
export const SCREEN_GUIDES: Partial<Record<PathName, Place>> = {
  dashboard: { guideId: 'first-document' },
  contracts: { guideId: 'document-list' },
  contract: { guideId: 'sent-document' },
  directUrls: { guideId: 'link-signing' },
  templates: { guideId: 'templates' },
  templateBookmarks: { guideId: 'templates' },
  ownTemplates: { guideId: 'templates' },
  template: { guideId: 'templates', anchor: 'change' },
  templateStore: { guideId: 'template-store' },
  profileSign: { guideId: 'my-marks' },
  settingMember: { guideId: 'members' },
  settingGroup: { guideId: 'members', anchor: 'groups' },
  settingContact: { guideId: 'contacts' },
  settingMail: { guideId: 'sending-settings', anchor: 'mail' },
  settingListBox: { guideId: 'sending-settings', anchor: 'lists' },
  settingService: { guideId: 'sending-settings', anchor: 'service' },
};

/** Finds the place in the guide for an address of the console. Ids are only matched where no screen has the exact address. */
export function findScreenGuide(pathname: string): Place | null {
  const exact = Object.entries(SCREEN_GUIDES).find(([name]) => Reflect.get(paths, name) === pathname);
  if (exact) return exact[1];
  if (matchPath(paths.contract, pathname)) return SCREEN_GUIDES.contract ?? null;
  return matchPath(paths.template, pathname) ? (SCREEN_GUIDES.template ?? null) : null;
}
