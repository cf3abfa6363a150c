import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inbox, receiver, sent, verify, work } from '../../support/contracts.ts';
import { signUp, type Person } from '../../support/people.ts';
import { uploadPicture } from '../../support/pictures.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  owner = await signUp(api);
  await verify(api, owner);
});
afterAll(() => api.close());

async function mailTo(email: string) {
  await sent(api, owner, [receiver('이도윤', { email })]);
  await work(api);
  const [mail] = await inbox(api, email);
  return { html: mail?.bodyHtml ?? '', attachments: mail?.attachments };
}

const change = (logoImgUrl: string | null) =>
  api.ok('changeOrganization', {
    token: owner.accessJwt,
    path: { id: owner.organizationUuid },
    body: { logoImgUrl },
  });

test('the sender’s logo is a part of the mail, as a picture that every program draws', async () => {
  const without = await mailTo('plain@out.example');
  expect(without.html).not.toMatch(/<img|<!--logo-->/);
  expect(without.html).toContain('한빛물산 주식회사');

  await change(await uploadPicture(api, owner));
  const { html, attachments } = await mailTo('logo@out.example');
  const [tag = '', base64 = ''] = /<img src="data:image\/png;base64,([^"]+)"[^>]*>/.exec(html) ?? [];
  const { format, width, height, hasAlpha } = await sharp(Buffer.from(base64, 'base64')).metadata();
  expect([format, hasAlpha]).toEqual(['png', false]);
  expect(tag).toContain(`width="${Math.round(width / 2)}" height="${Math.round(height / 2)}" alt="한빛물산 주식회사"`);
  expect(width / 2).toBeLessThanOrEqual(212);
  expect(html).not.toContain('/api/images/');
  // The logo is inlined, so it is not an attachment.
  expect(attachments).toEqual([]);

  await change(null);
  expect((await mailTo('again@out.example')).html).not.toContain('<img');
});

test('a picture of nothing does not keep a mail back', async () => {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#ffffff00' } })
    .png()
    .toBuffer();
  await change(await uploadPicture(api, owner, picture));
  expect((await mailTo('blank@out.example')).html).toContain('<img');
});
