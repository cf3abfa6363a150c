import type { operations } from '#openapi';

export type OperationId = keyof operations;
