export { useReadyWords } from './ready-words';
