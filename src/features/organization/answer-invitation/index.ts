export { useDecline, useJoin } from './api/use-answer-invitation';
