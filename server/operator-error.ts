/** Thrown if whoever runs the server or a command can fix the problem from the message alone, without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
