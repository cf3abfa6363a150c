import sharp from 'sharp';
import type { FileStore } from '../../adapters/files/port.ts';
import type { MailAttachment } from '../../adapters/mail/port.ts';
import type { Database } from '../../database/connect.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { parseUploadId } from '../files/pictures.ts';
import { findUpload } from '../files/uploads.repository.ts';
import { LOGO_PLACEHOLDER } from './outbox.ts';

const CID = 'logo';
const HEIGHT = 40;
const WIDTH = 200;
/** The logo is rendered for screens with two pixels per point. */
const DENSITY = 2;
const PLATE = 12;

export type Sender = { name: string | null; logoImgUrl: string | null };
type Dressed = { html: string; inline: MailAttachment[] };

/**
 * Attaches the sender's current logo to an email. Email apps would request a linked one from us for years. It is a PNG,
 * because Outlook has no WebP.
 */
export async function attachLogo(
  { database, files, publicUrl }: { database: Database; files: FileStore; publicUrl: string },
  html: string,
  sender: Sender,
): Promise<Dressed> {
  if (!html.includes(LOGO_PLACEHOLDER)) return { html, inline: [] };
  const picture = await readLogo(database, files, publicUrl, sender);
  if (!picture) return { html: html.replace(LOGO_PLACEHOLDER, ''), inline: [] };
  const { data, info } = await sharp(picture.bytes)
    .trim({ background: '#ffffff00' })
    .resize(WIDTH * DENSITY, HEIGHT * DENSITY, { fit: 'inside' })
    // Most logos are made for white paper, so their background stays white in dark mode.
    .flatten({ background: '#ffffff' })
    .extend({ top: PLATE, right: PLATE, bottom: PLATE, left: PLATE, background: '#ffffff' })
    .removeAlpha()
    .png()
    .toBuffer({ resolveWithObject: true });
  const [width, height] = [info.width, info.height].map((dots) => Math.max(1, Math.round(dots / DENSITY)));
  const tag = `<img src="cid:${CID}" width="${width}" height="${height}" alt="${escapeHtml(picture.name)}" style="display:block;width:${width}px;height:${height}px;border:0;border-radius:6px;margin:0 0 8px">`;
  return {
    html: html.replace(LOGO_PLACEHOLDER, () => tag),
    inline: [{ name: 'logo.png', bytes: data, contentType: 'image/png', cid: CID }],
  };
}

async function readLogo(database: Database, files: FileStore, publicUrl: string, { name, logoImgUrl }: Sender) {
  const uploadUuid = logoImgUrl === null ? null : parseUploadId(publicUrl, logoImgUrl);
  const upload = uploadUuid ? await findUpload(database, uploadUuid) : undefined;
  const bytes = upload?.sha256 ? await files.get(upload.sha256) : null;
  return bytes ? { name: name ?? '', bytes } : null;
}
