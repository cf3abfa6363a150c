/** The specification calls a 401 status "response code 401", and `code` in the body repeats it. */
export const isUnauthorized = (response: Response) => response.status === 401;
