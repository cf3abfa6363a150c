/** Longer than finding an account and writing a mail take: the time of an answer does not tell whether there is an account. */
export const MIN_ANSWER_MS = 150;
