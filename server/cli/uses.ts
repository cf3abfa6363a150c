/** What each command takes and does, as the tool prints it. */
export const USES = {
  intake: `  intake FILE [--out NORMALISED.pdf] [--json]
      What a file is, what becomes of it, or why it can't be used.`,
  suggest: `  suggest FILE [--json]
      Where fields could stand.`,
  seal: `  seal FILE [--values VALUES.json] --out SEALED.pdf --certificate CERTIFICATE.pdf [--new-key] [--json]
      Fills a file, seals it and writes its certificate. Without values a text and a signature go on the first page. --new-key makes
      a key in a DATA_DIR that has none, for trying it out.`,
  verify: `  verify FILE [--sha256 KNOWN] [--json]
      Whether a file is ours, and what became of it since it was sealed.`,
  record: `  record ID [--release] [--json]
      What differs between a contract and its record. One that is held for it goes on with --release, if nothing differs any more.`,
  grant: `  grant ORGANISATION CREDITS --until YYYY-MM-DD --reason WHY [--json]
      Credits that nobody pays for, until the end of a day in Seoul.`,
  'check-money': `  check-money [--json]
      Whether all lots of credits are what the entries of the ledger add up to, and whether the provider has the same money.`,
  refund: `  refund ORDER [--amount WON] --reason WHY [--json]
      Pays back the unused credits of a pack, or a plan of this week that nothing was sent with.`,
  inquiries: `  inquiries [--link ID] [--json]
      The inquiries that wait for an answer; with --link, a new link to one for answering it.`,
  'rotate-key': `  rotate-key [--json]
      A new key for seals; those made with the old one stay valid.`,
  alimtalk: `  alimtalk register --category CODE | inspect | status [--json]
      The texts of KakaoTalk messages: registers them at SOLAPI, has them inspected, and says what became of them.`,
} as const;
