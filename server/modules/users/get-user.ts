import type { OperationHandler } from '../../contract/operations.ts';
import { describeUser } from './describe-user.ts';

export const getUser: OperationHandler<'getUser'> = ({ caller }) => Promise.resolve(describeUser(caller, caller));
