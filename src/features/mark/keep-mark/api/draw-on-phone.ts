import type { MarkUse } from '@/entities/kept-mark';
import { phoneDrawing } from '@/entities/sign-contract';
import { api, unwrap } from '@/shared/api';

/** Draws on a phone for use on a computer. The server saves the mark under the name given at the start. */
export const createPhoneDrawing = (kept: () => { use: MarkUse; name: string }, onDrawn: () => void) => ({
  start: (signal: AbortSignal) => unwrap(api.POST('/users/drawings', { body: kept(), signal })),
  look: async (code: string, signal: AbortSignal) => {
    const { status } = await phoneDrawing.read(code, signal);
    if (status === 'DONE') onDrawn();
    return status === 'OVER' ? ('over' as const) : null;
  },
});
