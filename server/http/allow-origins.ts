import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const DAY_SECONDS = 86_400;

/**
 * Lets the app ask from wherever it is served. Tokens travel in a header of their own and never in cookies, so that no page can use
 * somebody's session from afar.
 */
export const allowOrigins = async (app: FastifyInstance, origins: readonly string[]) => {
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['content-disposition', 'retry-after', 'x-request-id'],
    maxAge: DAY_SECONDS,
  });
};
