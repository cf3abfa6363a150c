export { ContentBlocks, type ContentBlock } from './ui/content-blocks';
