import { toast } from 'react-toastify/unstyled';
import { configure } from 'storybook/test';
import { afterEach, beforeEach, vi } from 'vitest';
import { language } from '../src/shared/i18n';
import * as styles from '../src/shared/ui/feedback/toast/toast.css';
import { keepJudgements } from './known-contrast';

// What is loaded when it is first needed is compiled then: a busy machine takes more than the default second for that.
configure({ asyncUtilTimeout: 10_000 });

/** All files of a run share a page: what the story before has said would be the first thing that Tab comes to in the next. */
beforeEach(async () => {
  toast.dismiss();
  await vi.waitUntil(() => document.getElementsByClassName(styles.toast).length === 0, { timeout: 10_000 });
});

/** Stories that name no language are written in Korean, whatever language the file before them has chosen. */
beforeEach(() => language.choose('ko'));

afterEach(({ task }) => {
  if (task.result?.state !== 'fail') keepJudgements();
});
