import { toast } from 'react-toastify/unstyled';
import { configure } from 'storybook/test';
import { afterEach, beforeEach, vi } from 'vitest';
import { language } from '../src/shared/i18n';
import * as styles from '../src/shared/ui/feedback/toast/toast.css';
import { keepJudgements } from './known-contrast';

// Lazily loaded modules are compiled on first use, which can take a busy machine longer than the default second.
configure({ asyncUtilTimeout: 25_000 });

/** All stories of a run share one page. Without this, Tab would first reach a toast from an earlier story. */
beforeEach(async () => {
  toast.dismiss();
  await vi.waitUntil(() => document.getElementsByClassName(styles.toast).length === 0, { timeout: 10_000 });
});

/** Resets the language to Korean, the default for stories, because an earlier file may have changed it. */
beforeEach(() => language.choose('ko'));

afterEach(({ task }) => {
  if (task.result?.state !== 'fail') keepJudgements();
});
