import type { components } from '#openapi';
import type { Block } from '../../content/pages/blocks.types.ts';
import type { ContentPictures } from '../../content/pages/read-pictures.ts';

type ContentBlock = components['schemas']['ContentBlock'];

/** Replaces pictures' file names with URLs and sizes. */
export const describeBlocks = (
  blocks: readonly Block[],
  pictures: ContentPictures,
  publicUrl: string,
): ContentBlock[] =>
  blocks.flatMap((block): ContentBlock[] => {
    if (block.type !== 'PICTURE') return [block];
    const picture = pictures.get(block.picture);
    if (!picture) return [];
    const { width, height, version } = picture;
    const imageUrl = `${publicUrl}/api/app/content-pictures/${block.picture}?version=${version}`;
    return [{ type: 'PICTURE', imageUrl, description: block.description, width, height }];
  });
