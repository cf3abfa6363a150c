/** The specification's "response code 401" is the HTTP status, which `code` in the body repeats. */
export const isUnauthorized = (response: Response) => response.status === 401;
