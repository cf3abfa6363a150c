import type { BrowserContext } from '@playwright/test';

/**
 * Delays every answer of the API, by up to `maxAnswerMs`, and every frame that a script waits for, each by a random
 * time. That finds screens that assume an order which only a fast machine keeps, such as a dialog that is closed again
 * when its list arrives.
 */
export const addRandomDelays = (context: BrowserContext, maxAnswerMs: number) =>
  context.addInitScript(
    ({ maxAnswerMs, maxFrameMs }) => {
      const fetchAtOnce = window.fetch.bind(window);
      window.fetch = async (...request) => {
        const answer = await fetchAtOnce(...request);
        await new Promise((resolve) => setTimeout(resolve, maxAnswerMs * Math.random()));
        return answer;
      };
      const requestFrame = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (act) => requestFrame((time) => setTimeout(act, maxFrameMs * Math.random(), time));
    },
    { maxAnswerMs, maxFrameMs: 40 },
  );
