/**
 * Returns whether the HTTP status is 401. The specification calls it "response code 401", and `code` in the body
 * repeats it.
 */
export const isUnauthorized = (response: Response) => response.status === 401;
