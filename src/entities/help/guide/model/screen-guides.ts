export type GuideLocation = { guideId: string; anchor?: string };

/** Maps each screen, by the name of its path, to the section of the guide about it. */
export const SCREEN_GUIDES: Readonly<Record<string, GuideLocation>> = {
  dashboard: { guideId: 'first-document' },
  contracts: { guideId: 'document-list' },
  contract: { guideId: 'sent-document' },
  contractUpload: { guideId: 'files' },
  contractConfig: { guideId: 'receivers' },
  contractEditor: { guideId: 'fields' },
  templateUpload: { guideId: 'templates', anchor: 'create' },
  templateEditor: { guideId: 'templates', anchor: 'roles' },
  directUrls: { guideId: 'link-signing' },
  templates: { guideId: 'templates' },
  templateBookmarks: { guideId: 'templates' },
  ownTemplates: { guideId: 'templates' },
  template: { guideId: 'templates', anchor: 'change' },
  templateStore: { guideId: 'template-store' },
  alerts: { guideId: 'alerts' },
  profileSign: { guideId: 'my-marks' },
  settingMember: { guideId: 'members' },
  settingGroup: { guideId: 'members', anchor: 'groups' },
  settingContact: { guideId: 'contacts' },
  settingMail: { guideId: 'sending-settings', anchor: 'mail' },
  settingListBox: { guideId: 'sending-settings', anchor: 'lists' },
  settingSupport: { guideId: 'ask-us' },
  settingService: { guideId: 'sending-settings', anchor: 'service' },
};
