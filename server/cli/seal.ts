import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { toCanonicalJson } from '../../rules/canonical-json.ts';
import { isTick } from '../../rules/field-kinds.ts';
import { buildChain, startChain, exportChain } from '../audit/chain.ts';
import { readConfig } from '../config.ts';
import { formatCertificateTitle, drawCertificate } from '../documents/certificate/certificate.ts';
import type { Mark } from '../documents/compose/drawing.types.ts';
import { prepareThumbnail } from '../documents/compose/images.ts';
import { createDocumentEngine } from '../documents/engine.ts';
import { MAX_FILE_BYTES } from '../documents/intake/words.ts';
import { UnprintableCharactersError } from '../documents/compose/printable.ts';
import { formatFieldText } from '../documents/compose/field-text.ts';
import { sealDocument } from '../documents/seal-document.ts';
import { deriveCertificateFacts } from '../modules/audit/certificate-facts.ts';
import { UsageError, readArguments, readFileUpTo, writeOutputFile, type CommandResult } from './command.ts';
import { requireSealKeys } from './installation-folder.ts';
import { createLocalEvents, LOCAL_RECEIVER_UUID, appendSealEvents, type SealedFile } from './seal-chain.ts';
import { openSealing } from './sealing.ts';
import {
  checkPositions,
  createDefaultValues,
  readImages,
  readValues,
  InvalidValuesError,
  type SealValues,
} from './values.ts';

export async function runSealCommand(words: string[]): Promise<CommandResult> {
  const { file, values: options } = readArguments(words, {
    values: { type: 'string' },
    out: { type: 'string' },
    certificate: { type: 'string' },
    'new-key': { type: 'boolean' },
  });
  if (options.out === undefined || options.certificate === undefined)
    throw new UsageError('--out and --certificate are needed.');
  // Without this, a mistyped DATA_DIR would get a key, and what it seals would be nobody's.
  if (options['new-key'] !== true) await requireSealKeys(readConfig(process.env).dataDir);
  const upload = await readFileUpTo(file, MAX_FILE_BYTES);
  const engine = createDocumentEngine();
  try {
    // Values are much quicker to check than the file, so check them first.
    const given = options.values === undefined ? null : await readValues(options.values);
    const intake = await engine.intake(upload);
    if (intake.refusal) return refused(file, intake.refusal);
    const { normalised, normalisedSha256, pages, notices, sha256 } = intake;
    const [first] = pages;
    if (!first) throw new TypeError('a file without pages was taken in');
    const values = given ?? createDefaultValues(first);
    if (given) checkPositions(given, pages);
    const images = await readImages(values, options.values ?? file, (bytes) => engine.redrawImage(bytes, 'AS_IS'));
    const picture = await engine.drawPage({ sha256: normalisedSha256, read: () => normalised }, 1, 480);
    const firstPage = await prepareThumbnail(picture);
    const { keys, stamp } = await openSealing();

    const at = new Date();
    const begun = performance.now();
    const cpu = process.cpuUsage();
    const described: SealedFile = {
      contractId: uuidv7(),
      documentNo: `DJ-${randomBytes(3).toString('hex').toUpperCase()}`,
      title: values.title ?? path.parse(file).name.normalize('NFC'),
      fileName: path.basename(file).normalize('NFC'),
      sha256,
      normalisedSha256,
      notices: notices.map(({ code }) => code),
      pageCount: pages.length,
      ...filledIn(values),
    };
    const { contractId, documentNo } = described;
    const head = startChain(contractId);
    const events = createLocalEvents(described, at);
    const order = { at, key: keys.current(), ...(stamp && { stamp }) };
    const document = await sealDocument({
      ...order,
      base: normalised,
      kind: 'DOCUMENT',
      title: described.title,
      composition: { ...values, images },
      chain: exportChain(buildChain(head, events), 'DOCUMENT'),
    });
    const chain = appendSealEvents(events, document, at);
    const told = chain.map(({ event }) => event);
    const facts = deriveCertificateFacts(told, {
      certificateNo: `DJ-C-${documentNo.slice(3)}`,
      organizationName: '도장',
      issuedAt: at,
      publicUrl: readConfig(process.env).publicUrl,
      timestamped: stamp !== null,
      marks: marksOf(values),
      attachments: new Map(),
      senderMark: null,
      images,
      firstPage,
    });
    const certificate = await sealDocument({
      ...order,
      base: drawCertificate(facts),
      kind: 'CERTIFICATE',
      title: formatCertificateTitle(facts),
      composition: { fields: [] },
      chain: exportChain(buildChain(head, chain), 'CERTIFICATE'),
    });
    const milliseconds = performance.now() - begun;
    const { user, system } = process.cpuUsage(cpu);
    await writeOutputFile(options.out, Buffer.concat(document.chunks));
    await writeOutputFile(options.certificate, Buffer.concat(certificate.chunks));
    return {
      answer: {
        sha256: document.sha256,
        certificateSha256: certificate.sha256,
        pageCount: pages.length,
        milliseconds: Math.round(milliseconds * 10) / 10,
        cpuMilliseconds: Math.round((user + system) / 100) / 10,
        keyId: document.keyId,
        originalSha256: sha256,
        normalisedSha256,
        notices,
        overflowing: document.overflowing,
        refusal: null,
      },
      words: [
        `${file}: ${pages.length}쪽을 잠갔어요.`,
        `  문서 ${options.out}  SHA-256 ${document.sha256}`,
        `  감사추적인증서 ${options.certificate}  SHA-256 ${certificate.sha256}`,
        ...notices.map(({ code, message }) => `  ${message} (${code})`),
        ...document.overflowing.map(
          (index) => `  ${index + 1}번째 칸의 글이 칸보다 길어요. 칸을 넓히거나 글을 줄여주세요.`,
        ),
      ],
    };
  } catch (error) {
    if (error instanceof InvalidValuesError) return refused(file, error);
    if (!(error instanceof UnprintableCharactersError)) throw error;
    const characters = error.found.flatMap((one) => one.characters);
    const message = `인쇄할 수 없는 글자가 있어요: ${[...new Set(characters)].join(' ')}. 다른 글자로 바꿔주세요.`;
    return refused(file, { errorCode: 'CHARACTER_UNPRINTABLE', message });
  } finally {
    await engine.close();
  }
}

function refused(file: string, { errorCode, message }: { errorCode: string; message: string }): CommandResult {
  const nothing = { sha256: null, certificateSha256: null, pageCount: null, milliseconds: null, cpuMilliseconds: null };
  return {
    answer: { ...nothing, refusal: { errorCode, message } },
    words: [`${file}: 잠그지 못했어요.`, `  ${message} (${errorCode})`],
  };
}

function marksOf({ fields }: SealValues): Map<string, Mark> {
  const mark = fields.map(({ value }) => value).find((value) => typeof value === 'object' && value !== null);
  return new Map(typeof mark === 'object' && mark ? [[LOCAL_RECEIVER_UUID, mark]] : []);
}

function filledIn({ fields }: SealValues): Pick<SealedFile, 'values' | 'marks'> {
  const values: SealedFile['values'] = {};
  const marks: SealedFile['marks'] = {};
  fields.forEach((field, index) => {
    const { kind, page, value } = field;
    const name = `field-${index + 1}`;
    if (value === null || value === '' || value === false) return;
    if (typeof value === 'object') marks[name] = createHash('sha256').update(toCanonicalJson(value)).digest('hex');
    else if (kind === 'IMAGE') values[name] = String(value);
    else values[name] = [page, isTick(field) || value === true ? true : formatFieldText(field)];
  });
  return { values, marks };
}
