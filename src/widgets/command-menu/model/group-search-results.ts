import { formatPhoneNumber } from '#rules/phone-number.ts';
import { href } from '@/shared/routes';
import type { SearchResults } from '../api/search';
import { buildSearchHref, type MenuGroup, type MenuRow, type MenuRowKind } from './menu-row';

/** The last row of each group opens the whole list. */
export function groupSearchResults(found: SearchResults, words: string): readonly MenuGroup[] {
  const contracts = found.contracts.items.map(({ contractId, title, receiverNames, documentNo }) =>
    createRow(
      'contract',
      contractId,
      title,
      joinWords(receiverNames.join(', '), documentNo),
      href('contract', { contractId }),
    ),
  );
  const templates = found.templates.items.map(({ templateId, title, state }) =>
    createRow('template', templateId, title, TEMPLATE_NOTES[state], href('template', { templateId })),
  );
  const contacts = found.contacts.items.map(({ contactId, name, company, email, phone }) =>
    createRow(
      'contact',
      contactId,
      name,
      joinWords(company, email ?? (phone && formatPhoneNumber(phone))),
      buildSearchHref(href('settingContact'), name),
    ),
  );
  const members = found.members.items.map(({ organizationMemberUuid: id, name, email }) =>
    createRow(
      'member',
      id,
      name ?? email,
      name === null ? '초대 중' : email,
      buildSearchHref(href('settingMember'), email),
    ),
  );
  return [
    { id: 'contract', title: '문서', rows: withList(contracts, '문서함에서 모두 보기', href('contracts'), words) },
    { id: 'template', title: '템플릿', rows: withList(templates, '템플릿에서 모두 보기', href('templates'), words) },
    { id: 'contact', title: '연락처', rows: withList(contacts, '연락처에서 모두 보기', href('settingContact'), words) },
    { id: 'member', title: '멤버', rows: withList(members, '멤버에서 모두 보기', href('settingMember'), words) },
  ].filter(({ rows }) => rows.length > 0);
}

const TEMPLATE_NOTES = { DRAFT: '작성 중', PUBLISHED: undefined, RETIRED: '쓰지 않음' };

const createRow = (kind: MenuRowKind, id: string, label: string, note: string | undefined, to: string): MenuRow => ({
  id: `${kind}:${id}`,
  kind,
  label,
  note,
  to,
});

const withList = (rows: readonly MenuRow[], label: string, list: string, words: string): readonly MenuRow[] =>
  rows.length === 0 ? [] : [...rows, { id: `more:${list}`, kind: 'more', label, to: buildSearchHref(list, words) }];

const joinWords = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ') || undefined;
