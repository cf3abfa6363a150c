import { CONTRACT_GROUPS, getHelpLinks, getMainLinks, PROFILE_GROUPS, SETTING_GROUPS } from '../ui/navigation';

const inMenu = [...getMainLinks(0).flat(), ...getHelpLinks(0)].map(({ to, label }) => ({ to, label, group: '메뉴' }));
const inGroups = [...CONTRACT_GROUPS, ...SETTING_GROUPS, ...PROFILE_GROUPS].flatMap(({ label: group, links }) =>
  links.map(({ to, label }) => ({ to, label, group })),
);

export const MENU_PAGES = [...inGroups, ...inMenu].filter(
  (place, index, all) => all.findIndex(({ to }) => to === place.to) === index,
);
