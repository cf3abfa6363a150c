import { randomUUID } from 'node:crypto';
import { formOf } from '../../support/files.ts';
import { alone, list, named, type Row } from './rows.ts';
import type { World } from './worlds.ts';

const person = (by: World) => ({ name: `${by.name} 거래인`, email: by.email('deal') });
const contact = async (of: World) =>
  (await of.api.ok('createContact', { token: of.token, body: person(of) })).contactId;
const group = async (of: World) => {
  const body = { name: `${of.name} ${randomUUID().slice(0, 8)}` };
  return (await of.api.ok('createContactGroup', { token: of.token, body })).contactGroupId;
};

const importing = (by: World, parts: Record<string, string>) => ({
  token: by.token,
  raw: formOf([
    ...Object.entries(parts).map(([name, bytes]) => ({ name, bytes })),
    { name: 'file', bytes: `이름,이메일\n${by.name} 새로,${by.email('import')}\n`, filename: '명단.csv' },
  ]),
});
/** Another organisation's group looks as empty as one that never existed. */
const EMPTY = /^200 (?!.*(가람|garam))/s;

export const CONTACT_ROWS: Row[] = [
  list('search', 'of what the caller’s lists show', async (by) => {
    await contact(by);
    return { token: by.token, query: { q: '거래인' } };
  }),
  list('listContacts', 'of the token’s organisation'),
  list('listContacts', 'searched for what the other has, too', ({ token }) => ({ token, query: { search: '담당' } })),
  named(
    'listContacts',
    'group',
    async ({ contactGroupId }) => {
      return ({ token }) => ({ token, query: { group: contactGroupId } });
    },
    EMPTY,
  ),
  list('exportContacts', 'of the token’s organisation, as a sheet'),
  list('exportContacts', 'of the token’s organisation, as text', ({ token }) => ({ token, query: { format: 'csv' } })),
  named(
    'exportContacts',
    'group',
    async ({ contactGroupId }) => {
      return ({ token }) => ({ token, query: { group: contactGroupId, format: 'csv' } });
    },
    EMPTY,
  ),
  alone('createContact', 'it is made here', (by) => ({ token: by.token, body: person(by) })),
  named('createContact', 'contactGroupIds', (of) => {
    const contactGroupIds = [of.contactGroupId];
    return (by) => ({ token: by.token, body: { ...person(by), contactGroupIds } });
  }),
  named('changeContact', 'contactId', async (of) => {
    const path = { contactId: await contact(of) };
    return (by) => ({ token: by.token, path, body: person(by) });
  }),
  named('changeContact', 'contactGroupIds', (of) => {
    const contactGroupIds = [of.contactGroupId];
    return (by) => ({ token: by.token, path: { contactId: by.contactId }, body: { contactGroupIds } });
  }),
  named('deleteContact', 'contactId', async (of) => {
    const path = { contactId: await contact(of) };
    return ({ token }) => ({ token, path });
  }),
  alone('importContacts', 'it is made here', (by) => importing(by, { act: 'IMPORT' })),
  list('listContactGroups', 'of the token’s organisation'),
  alone('createContactGroup', 'it is made here', (by) => ({
    token: by.token,
    body: { name: `${by.name} ${randomUUID().slice(0, 8)}` },
  })),
  named('changeContactGroup', 'contactGroupId', async (of) => {
    const path = { contactGroupId: await group(of) };
    return (by) => ({ token: by.token, path, body: { name: `${by.name} ${randomUUID().slice(0, 8)}` } });
  }),
  named('deleteContactGroup', 'contactGroupId', async (of) => {
    const path = { contactGroupId: await group(of) };
    return ({ token }) => ({ token, path });
  }),
];
