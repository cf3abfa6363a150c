/** "Response code 401" of the specification: the HTTP status, which the body's `code` repeats. */
export const isUnauthorized = (response: Response) => response.status === 401;
