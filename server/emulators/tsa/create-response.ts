import { createHash, randomBytes, sign } from 'node:crypto';
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifier,
  DigestAlgorithmIdentifiers,
  EncapsulatedContent,
  EncapsulatedContentInfo,
  id_signedData,
  IssuerAndSerialNumber,
  SignatureAlgorithmIdentifier,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  Accuracy,
  id_ct_tstInfo,
  MessageImprint,
  PKIFreeText,
  PKIStatus,
  PKIStatusInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from '@peculiar/asn1-tsp';
import { toArrayBuffer, ECDSA_SHA256, type Authority, type IssuedKey } from './authority.ts';
import type { Scenario } from './scenarios.ts';

const SHA256 = '2.16.840.1.101.3.4.2.1';
const POLICY = '1.2.3.4.1';

export function createResponse(body: Uint8Array, authority: Authority, now: Date, scenario: Scenario | null): Buffer {
  const request = readRequest(body);
  const digest = request && Buffer.from(request.messageImprint.hashedMessage.buffer);
  if (!request || request.messageImprint.hashAlgorithm.algorithm !== SHA256 || digest?.length !== 32) {
    return reject('the request is not one for SHA-256');
  }
  if (scenario === 'rejection') return reject('요청을 거절합니다.');
  if (scenario === 'wrong-imprint') request.messageImprint.hashedMessage = new OctetString(randomBytes(32));
  const member = scenario === 'wrong-purpose' ? authority.impostor : authority.stamper;
  const info = new TSTInfo({
    policy: POLICY,
    messageImprint: new MessageImprint(request.messageImprint),
    serialNumber: toArrayBuffer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    // GeneralizedTime has whole seconds here.
    genTime: new Date(Math.floor(now.getTime() / 1000) * 1000),
    accuracy: new Accuracy({ seconds: 1 }),
    ...nonceFor(request, scenario),
  });
  const token = signToken(
    Buffer.from(AsnConvert.serialize(info)),
    member,
    request.certReq ? authority.ca : null,
    scenario,
  );
  return Buffer.from(
    AsnConvert.serialize(
      new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.granted }), timeStampToken: token }),
    ),
  );
}

function readRequest(body: Uint8Array): TimeStampReq | null {
  try {
    return AsnConvert.parse(body, TimeStampReq);
  } catch {
    return null;
  }
}

const nonceFor = ({ nonce }: TimeStampReq, scenario: Scenario | null) => {
  if (scenario === 'wrong-nonce') return { nonce: toArrayBuffer(Buffer.concat([Buffer.from([1]), randomBytes(15)])) };
  return nonce ? { nonce } : {};
};

function signToken(info: Buffer, member: IssuedKey, ca: IssuedKey | null, scenario: Scenario | null): ContentInfo {
  const { issuer, serialNumber } = member.certificate.tbsCertificate;
  const sha256 = new DigestAlgorithmIdentifier({ algorithm: SHA256 });
  const certificateHash = createHash('sha256').update(member.der).digest();
  // SigningCertificateV2 with one ESSCertIDv2 and the default hash.
  const signingCertificate = Buffer.concat([Buffer.from('3026302430220420', 'hex'), certificateHash]);
  const attributes = [
    attribute('1.2.840.113549.1.9.3', Buffer.from('060b2a864886f70d0109100104', 'hex')),
    attribute(
      '1.2.840.113549.1.9.4',
      Buffer.concat([Buffer.from('0420', 'hex'), createHash('sha256').update(info).digest()]),
    ),
    attribute('1.2.840.113549.1.9.16.2.47', signingCertificate),
  ];
  const signature = sign('sha256', asSet(attributes), member.privateKey);
  if (scenario === 'wrong-signature') signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
  const signed = new SignedData({
    version: CMSVersion.v3,
    digestAlgorithms: new DigestAlgorithmIdentifiers([sha256]),
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: id_ct_tstInfo,
      eContent: new EncapsulatedContent({ single: new OctetString(info) }),
    }),
    ...(ca && {
      certificates: new CertificateSet([member, ca].map(({ certificate }) => new CertificateChoices({ certificate }))),
    }),
    signerInfos: new SignerInfos([
      new SignerInfo({
        version: CMSVersion.v1,
        sid: new SignerIdentifier({ issuerAndSerialNumber: new IssuerAndSerialNumber({ issuer, serialNumber }) }),
        digestAlgorithm: sha256,
        signedAttrs: attributes,
        signatureAlgorithm: new SignatureAlgorithmIdentifier({ algorithm: ECDSA_SHA256 }),
        signature: new OctetString(signature),
      }),
    ]),
  });
  return new ContentInfo({ contentType: id_signedData, content: AsnConvert.serialize(signed) });
}

const attribute = (attrType: string, value: Uint8Array) =>
  new Attribute({ attrType, attrValues: [toArrayBuffer(value)] });

/** Encodes the attributes, which must be sorted, as the DER SET that the signature covers. */
function asSet(attributes: readonly Attribute[]): Buffer {
  const content = Buffer.concat(attributes.map((one) => Buffer.from(AsnConvert.serialize(one))));
  return Buffer.concat([
    Buffer.from(content.length < 128 ? [0x31, content.length] : [0x31, 0x81, content.length]),
    content,
  ]);
}

const reject = (text: string): Buffer =>
  Buffer.from(
    AsnConvert.serialize(
      new TimeStampResp({
        status: new PKIStatusInfo({ status: PKIStatus.rejection, statusString: new PKIFreeText([text]) }),
      }),
    ),
  );
