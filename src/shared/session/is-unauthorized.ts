/** The specification's "response code 401" is the HTTP status, which the body's `code` repeats. */
export const isUnauthorized = (response: Response) => response.status === 401;
