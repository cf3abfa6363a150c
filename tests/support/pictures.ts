import sharp from 'sharp';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

let drawn = 0;
/** Draws a picture that no other call draws: equal ones would be one stored file. */
export function drawPng(width = 40, height = 30) {
  drawn += 1;
  const background = { r: 200, g: (drawn * 67) % 256, b: (drawn * 29) % 256, alpha: 1 };
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}

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
