/**
 * Matches the start of a top-level domain. All of them have at least two letters. Few are in Hangul, but text often
 * continues in Hangul right after an address.
 */
const ENDING = String.raw`(?:(?!\p{Script=Hangul})\p{L}){2,}(?![\p{Script=Latin}\p{N}])|xn--|한국|닷컴|닷넷|삼성`;
const DOT = String.raw`(?<=[\p{L}\p{M}\p{N}-])[.．。｡](?=${ENDING})`;
const IP_ADDRESS = String.raw`(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])`;
const ADDRESS = new RegExp(String.raw`:\/\/|www\.(?=\S)|${DOT}|${IP_ADDRESS}`, 'iu');
const DOTS = new RegExp(String.raw`:(?=\/\/)|(?<=www)\.(?=\S)|${DOT}`, 'giu');
const IP_ADDRESSES = new RegExp(IP_ADDRESS, 'gu');

/** Returns whether phones and email programs might turn part of the text into a link. */
export const hasAddress = (text: string) => ADDRESS.test(text);

/**
 * Inserts spaces into addresses, so that they don't become links in text messages, whose character set has no invisible
 * characters.
 */
export const insertSpacesIntoAddresses = (text: string) =>
  text.replaceAll(IP_ADDRESSES, (address) => address.replaceAll('.', '. ')).replaceAll(DOTS, (mark) => `${mark} `);

/** Inserts invisible characters into addresses, so that they don't become links in emails. The text looks the same. */
export const insertBreaksIntoAddresses = (text: string) =>
  text.replaceAll(/(?<=[\p{L}\p{M}\p{N}-])[.@](?=[\p{L}\p{N}])|:(?=\/\/)/gu, (mark) => `${mark}\u200c`);
