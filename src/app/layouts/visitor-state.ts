export const VISITOR_STATE = { cameBy: 'directUrl' } as const;

export const isVisitorState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'cameBy' in state && state.cameBy === VISITOR_STATE.cameBy;
