import { splitTags } from '@/shared/ui/inputs/combobox';

/** A name and an address, as email programs copy them. A quoted name may contain a comma. */
const NAMED_ADDRESS = /("[^"]*"\s*|[^<>,;\n"]*)<\s*([^<>\s]+@[^<>\s]+)\s*>/g;

/** Splits text into email addresses, and drops the names before addresses in angle brackets. */
export const splitEmails = (text: string): string[] =>
  splitTags(
    text
      .normalize('NFKC')
      // Messengers add invisible characters, which would make an address look right and be refused.
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(NAMED_ADDRESS, (_, name: string, email: string) => ` ${findAddresses(name)} ${email} `),
  );

/** Addresses separated only by a space from the one in brackets. */
const findAddresses = (name: string) =>
  name
    .split(/[\s"]+/)
    .filter((word) => word.includes('@'))
    .join(' ');
