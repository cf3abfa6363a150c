type Label = 'CERTIFICATE' | 'PRIVATE KEY';

export function toPem(label: Label, der: Uint8Array): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

export function fromPem(pem: string): Buffer {
  const block = /-----BEGIN [A-Z ]+-----([\s\w+/=]+)-----END/.exec(pem)?.[1];
  if (block === undefined) throw new TypeError('no PEM block');
  return Buffer.from(block, 'base64');
}

export const readPemBlocks = (text: string, label: Label): Buffer[] =>
  (text.match(new RegExp(`-----BEGIN ${label}-----[\\s\\w+/=]+-----END ${label}-----`, 'g')) ?? []).map(fromPem);
