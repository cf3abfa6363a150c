import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  { ignores: ['**/*.stories.tsx', '**/*.css.ts'] },
  // A use case stands on its own even when one page uses it: it has its machine, its stories and its tests.
  { files: ['./src/{features,entities,widgets}/**'], rules: { 'fsd/insignificant-slice': 'off' } },
]);
