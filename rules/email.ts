const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d][a-z\d-]*[a-z\d]$/i;
const MAX_LENGTH = 254;

/** Returns whether the text is an address that mail servers accept without extensions, so in ASCII and with a domain. */
export const isEmail = (text: string) => text.length <= MAX_LENGTH && EMAIL.test(text);
