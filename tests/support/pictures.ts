import sharp from 'sharp';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

export const drawPng = (width = 40, height = 30) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 200, g: Math.floor(Math.random() * 255), b: 45, alpha: 1 } },
  })
    .png()
    .toBuffer();

export async function presign(api: TestApp, person: Person, fileName = 'face.png') {
  const { uploadUrl, ...presigned } = await api.ok('presignProfileImage', {
    token: person.accessJwt,
    body: { fileName },
  });
  const url = new URL(uploadUrl);
  return {
    ...presigned,
    path: { uploadId: url.pathname.split('/').at(-1) ?? '' },
    query: Object.fromEntries(url.searchParams),
  };
}

export async function uploadPicture(api: TestApp, person: Person, png?: Buffer) {
  const { path, query, profileImgUrl } = await presign(api, person);
  await api.ok('putUpload', { path, query, raw: { contentType: 'image/png', payload: png ?? (await drawPng()) } });
  return profileImgUrl;
}
