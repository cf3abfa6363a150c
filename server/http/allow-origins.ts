import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const DAY_SECONDS = 86_400;

/**
 * Lets the app call this server from all its origins. Tokens are in a header instead of cookies, so other sites can't
 * use somebody's session.
 */
export const allowOrigins = async (app: FastifyInstance, origins: readonly string[]) => {
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['content-disposition', 'retry-after', 'x-request-id'],
    maxAge: DAY_SECONDS,
  });
};
