import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { insertContacts, lockContactImports } from '../../../server/modules/contacts/contacts.repository.ts';
import { requireContact } from '../../../server/modules/contacts/require-contact.ts';
import { formOf } from '../../support/files.ts';
import { signUp } from '../../support/people.ts';
import { untilBlocked } from '../../support/races.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

test('an import waits for another one of the organisation, and then knows its contacts', async () => {
  const { accessJwt: token, organizationUuid } = await signUp(api);
  const contact = {
    ...requireContact({ name: '이도윤', email: 'dy@b.example' }),
    groupUuids: [],
    createdAt: new Date(),
  };
  const contactUuid = uuidv7();
  const { importing } = await api.database.transaction().execute(async (transaction) => {
    await lockContactImports(transaction, organizationUuid);
    await insertContacts(transaction, [{ ...contact, contactUuid, organizationUuid }]);
    const late = api.ok('importContacts', {
      token,
      raw: formOf([
        { name: 'act', bytes: 'IMPORT' },
        { name: 'file', bytes: '이름,메일\n이도윤,dy@b.example', filename: '명단.csv' },
      ]),
    });
    await untilBlocked(api.database);
    return { importing: late };
  });
  expect(await importing).toMatchObject({ total: 1, imported: 0, rows: [{ contactId: contactUuid }] });
});
