import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  { ignores: ['**/*.stories.tsx', '**/*.css.ts'] },
  // It knows no groups in `shared/ui`: the rule `dojang/public-api` of the linter looks at the same.
  { rules: { 'fsd/no-public-api-sidestep': 'off' } },
  // The parts of the editor know each other by their indexes: the linter forbids circles between them and the layers above.
  { files: ['./src/features/contract/editor/**'], rules: { 'fsd/forbidden-imports': 'off' } },
  { files: ['./src/shared/ui/**'], rules: { 'fsd/public-api': 'off' } },
  // A use case stands on its own even when one page uses it: it has its machine, its stories and its tests.
  { files: ['./src/{features,entities,widgets}/**'], rules: { 'fsd/insignificant-slice': 'off' } },
]);
