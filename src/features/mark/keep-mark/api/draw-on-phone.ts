import type { MarkUse } from '@/entities/kept-mark';
import { drawing } from '@/entities/sign-contract';
import { api, unwrap } from '@/shared/api';

/** A phone as the pen of the desk. What is drawn there is kept by the server, under the name that was given at the start. */
export const drawForLater = (kept: () => { use: MarkUse; name: string }, onDrawn: () => void) => ({
  start: (signal: AbortSignal) => unwrap(api.POST('/users/drawings', { body: kept(), signal })),
  look: async (code: string, signal: AbortSignal) => {
    const { status } = await drawing.read(code, signal);
    if (status === 'DONE') onDrawn();
    return status === 'OVER' ? ('over' as const) : null;
  },
});
