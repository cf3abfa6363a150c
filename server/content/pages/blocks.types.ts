import type { components } from '#openapi';

export type ContentText = components['schemas']['ContentText'];
type ApiBlock = components['schemas']['ContentBlock'];

/** A picture by its file name, which the API replaces with a URL. */
export type PictureBlock = { type: 'PICTURE'; picture: string; description: string };
export type Block = Exclude<ApiBlock, { type: 'PICTURE' }> | PictureBlock;
export type HeadingBlock = Extract<ApiBlock, { type: 'HEADING' }>;
