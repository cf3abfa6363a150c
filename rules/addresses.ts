/**
 * Matches the start of a top-level domain: at least two letters. Hangul domains are listed one by one, because Korean
 * text often continues right after an address.
 */
const ENDING = String.raw`(?:(?!\p{Script=Hangul})\p{L}){2,}(?![\p{Script=Latin}\p{N}])|xn--|한국|닷컴|닷넷|삼성`;
const DOT = String.raw`(?<=[\p{L}\p{M}\p{N}-])[.．。｡](?=${ENDING})`;
const IP_ADDRESS = String.raw`(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])`;
const ADDRESS = new RegExp(String.raw`:\/\/|www\.(?=\S)|${DOT}|${IP_ADDRESS}`, 'iu');
const DOTS = new RegExp(String.raw`:(?=\/\/)|(?<=www)\.(?=\S)|${DOT}`, 'giu');
const IP_ADDRESSES = new RegExp(IP_ADDRESS, 'gu');

/** Returns whether phones or email apps may turn part of the text into a link. */
export const hasAddress = (text: string) => ADDRESS.test(text);

/**
 * Breaks up addresses with spaces, so that phones don't turn them into links. Text messages can't carry the invisible
 * characters that we use in emails.
 */
export const insertSpacesIntoAddresses = (text: string) =>
  text.replaceAll(IP_ADDRESSES, (address) => address.replaceAll('.', '. ')).replaceAll(DOTS, (mark) => `${mark} `);

/** Breaks up addresses with zero-width characters, so that email apps don't turn them into links. */
export const insertBreaksIntoAddresses = (text: string) =>
  text.replaceAll(/(?<=[\p{L}\p{M}\p{N}-])[.@](?=[\p{L}\p{N}])|:(?=\/\/)/gu, (mark) => `${mark}\u200c`);
