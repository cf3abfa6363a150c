export { useMergedRef } from './use-merged-ref';
