import { MAX_BYTES, MAX_PAGES, type Problem } from '../../core/contract.types.ts';
import { createError, type Draft } from './draft.ts';

export function lintFiles({ files }: Draft): Problem[] {
  const problems = files.flatMap(({ file: { fileUuid, name, status } }) =>
    status === 'READY' ? [] : [createError('FILE_NOT_READY', `${name}: ${WHY_NOT[status]}`, { fileId: fileUuid })],
  );
  const location = { setting: 'FILES' as const };
  if (files.length === 0) problems.push(createError('FILE_NOT_READY', '서명받을 파일을 올려주세요.', location));
  if (files.reduce((sum, { pages }) => sum + pages.length, 0) > MAX_PAGES)
    problems.push(
      createError('TOO_MANY_PAGES', `모두 ${MAX_PAGES}쪽까지 보낼 수 있어요. 나눠서 보내주세요.`, location),
    );
  if (files.reduce((sum, { file }) => sum + (file.normalisedBytes ?? 0), 0) > MAX_BYTES)
    problems.push(createError('TOO_LARGE', '파일이 모두 50MB보다 작아야 해요. 나눠서 보내주세요.', location));
  const signed = files.find(({ file }) => file.notices.some(({ code }) => code === 'ALREADY_SIGNED'));
  if (signed && files.length > 1) {
    const words = `${signed.file.name}: 이미 서명된 문서는 따로 보내야 해요. 묶으면 그 서명이 깨져요.`;
    problems.push(createError('SIGNED_NOT_ALONE', words, { fileId: signed.file.fileUuid }));
  }
  return problems;
}

const WHY_NOT = {
  STORED: '아직 파일을 준비하고 있어요.',
  PROCESSING: '아직 파일을 준비하고 있어요.',
  NEEDS_CONFIRMATION: '바뀐 내용이 맞는지 확인해주세요.',
  REFUSED: '쓸 수 없는 파일이에요. 다른 파일로 바꿔주세요.',
};
