import type { Found } from '../found.ts';
import { cellText, type Cell } from '../page/cells.ts';

/** Words in a box for a photo, such as 사 진 (3×4cm) and 증명사진 붙이는 곳. */
const PHOTO =
  /^(?:증명|명함판|반명함판|칼라|컬러)?사진(?:부착|첨부|붙이는|붙임)?(?:곳|란)?(?:\([^()]*\)|\d[\d.,]*(?:cm|㎝|mm)?[×xX*].*)?$/;
const LEAST = { width: 50, height: 60 };
const SHAPE = { least: 0.8, most: 2 };

/** Finds boxes for a photo: they say so, and have the proportions of a passport photo. */
export const findPhotos = (cells: readonly Cell[]): Found[] =>
  cells.flatMap((cell): Found[] => {
    const { x, y, width, height } = cell;
    if (width < LEAST.width || height < LEAST.height || !PHOTO.test(cellText(cell))) return [];
    if (height < SHAPE.least * width || height > SHAPE.most * width) return [];
    const rect = { x: x + 2, y: y + 1, width: width - 4, height: height - 2 };
    return [{ rect, kind: 'IMAGE', name: '사진', words: '사진', confidence: 0.85, partyWord: null, isPartys: true }];
  });
