import { LINE_HEIGHT, PAGE_MARGIN, spreadLabel, measureFormText, CONTENT_WIDTH, type FormPage } from './form-page.ts';
import type { Blank, FormStyle, SignatureParty } from './form.types.ts';

const LABEL = 96;
const ROW = 26;
const MARK_KINDS = { '(인)': 'SEAL', '(서명)': 'SIGNATURE', '(서명 또는 인)': 'SIGNATURE' } as const;
const COLUMN_GAP = 28;

export function typesetEntries(
  page: FormPage,
  heading: string | undefined,
  entries: readonly Blank[],
  look: FormStyle,
): void {
  page.need(ROW * entries.length + 30);
  if (heading) {
    page.text(look === 'OPEN' ? `■ ${heading}` : `[${heading}]`, PAGE_MARGIN, page.y, true);
    page.y += LINE_HEIGHT + 2;
  }
  if (look === 'TABLE') setCells(page, entries);
  else for (const entry of entries) setEntry(page, entry, PAGE_MARGIN, CONTENT_WIDTH * 0.72, look);
  page.y += 8;
}

function setCells(page: FormPage, entries: readonly Blank[]): void {
  const width = CONTENT_WIDTH / 2;
  page.y -= 12;
  entries.forEach((entry, index) => {
    const x = PAGE_MARGIN + (index % 2) * width;
    page.cell(x, page.y, 78, ROW, true);
    page.text(spreadLabel(entry.label), x + 7, page.y + 17);
    page.cell(x + 78, page.y, width - 78, ROW);
    page.blank(x + 78, page.y + ROW - 3, width - 78, { ...entry, saysParty: true }, ROW);
    if (index % 2 === 1 || index === entries.length - 1) page.y += ROW;
  });
  page.y += 14;
}

function setEntry(page: FormPage, entry: Blank, x: number, width: number, look: FormStyle): void {
  const label = look === 'OPEN' ? `${spreadLabel(entry.label)} :` : spreadLabel(entry.label);
  page.text(label, x, page.y);
  const from = look === 'OPEN' ? x + measureFormText(label) + 5 : x + LABEL;
  if (look === 'RULED') page.underline(from, page.y, x + width - from);
  page.blank(from, page.y, x + width - from, { ...entry, saysParty: true });
  page.y += LINE_HEIGHT + 3;
}

export function typesetSignatures(page: FormPage, parties: readonly SignatureParty[], look: FormStyle): void {
  const rows = Math.max(...parties.map(({ entries }) => entries.length + 2));
  if (look === 'OPEN') setBeside(page, parties, rows);
  else for (const party of parties) setParty(page, party, look);
}

const setParty = (page: FormPage, party: SignatureParty, look: FormStyle) =>
  look === 'TABLE' ? setTable(page, party) : setStacked(page, party);

function setStacked(page: FormPage, party: SignatureParty): void {
  page.need((party.entries.length + 2) * (LINE_HEIGHT + 3));
  page.text(`(${party.name})`, PAGE_MARGIN, page.y, true);
  page.y += LINE_HEIGHT + 3;
  for (const entry of party.entries)
    setEntry(page, { ...entry, party: party.party }, PAGE_MARGIN + 20, CONTENT_WIDTH * 0.7, 'RULED');
  setSigner(page, party, PAGE_MARGIN + 20, CONTENT_WIDTH * 0.7, 'RULED');
  page.y += 8;
}

function setBeside(page: FormPage, parties: readonly SignatureParty[], rows: number): void {
  page.need(rows * (LINE_HEIGHT + 3));
  const top = page.y;
  const width = (CONTENT_WIDTH - COLUMN_GAP) / 2;
  parties.forEach((party, index) => {
    const x = PAGE_MARGIN + index * (width + COLUMN_GAP);
    page.y = top;
    page.text(`"${party.name}"`, x, page.y, true);
    page.y += LINE_HEIGHT + 3;
    for (const entry of party.entries) setEntry(page, { ...entry, party: party.party }, x, width, 'OPEN');
    setSigner(page, party, x, width, 'OPEN');
  });
  page.y = top + rows * (LINE_HEIGHT + 3);
}

/** Draws a party's last row: the name, and where to sign. */
function setSigner(page: FormPage, party: SignatureParty, x: number, width: number, look: FormStyle): void {
  const label = look === 'OPEN' ? `${spreadLabel(party.signer)} :` : spreadLabel(party.signer);
  page.text(label, x, page.y);
  const from = look === 'OPEN' ? x + measureFormText(label) + 5 : x + LABEL;
  const markWidth = measureFormText(party.mark);
  const markLeft = x + width - markWidth;
  if (look === 'RULED') page.underline(from, page.y, markLeft - 6 - from);
  page.blank(from, page.y, markLeft - 6 - from, {
    label: party.signer,
    kind: 'NAME',
    party: party.party,
    saysParty: true,
  });
  page.text(party.mark, markLeft, page.y);
  page.blank(markLeft, page.y, markWidth, {
    label: party.mark,
    kind: MARK_KINDS[party.mark],
    party: party.party,
    saysParty: true,
  });
  page.y += LINE_HEIGHT + 3;
}

/** Draws a party as a table, whose first cell contains the party's name and spans all rows. */
function setTable(page: FormPage, party: SignatureParty): void {
  const rows = party.entries.length + 1;
  page.need(rows * ROW + 10);
  page.y -= 12;
  page.cell(PAGE_MARGIN, page.y, 62, rows * ROW, true);
  page.text(
    party.name,
    PAGE_MARGIN + (62 - measureFormText(party.name, true)) / 2,
    page.y + (rows * ROW) / 2 + 4,
    true,
  );
  const [labelX, valueX] = [PAGE_MARGIN + 62, PAGE_MARGIN + 62 + LABEL];
  const valueWidth = CONTENT_WIDTH - 62 - LABEL;
  for (const entry of party.entries) {
    page.cell(labelX, page.y, LABEL, ROW, true);
    page.text(spreadLabel(entry.label), labelX + 8, page.y + 17);
    page.cell(valueX, page.y, valueWidth, ROW);
    page.blank(valueX, page.y + ROW - 3, valueWidth, { ...entry, party: party.party, saysParty: true }, ROW);
    page.y += ROW;
  }
  page.cell(labelX, page.y, LABEL, ROW, true);
  page.text(spreadLabel(party.signer), labelX + 8, page.y + 17);
  page.cell(valueX, page.y, valueWidth, ROW);
  const markWidth = measureFormText(party.mark);
  const markLeft = valueX + valueWidth - markWidth - 14;
  page.text(party.mark, markLeft, page.y + 17);
  const name = { label: party.signer, kind: 'NAME' as const, party: party.party, saysParty: true };
  page.blank(valueX, page.y + ROW - 3, markLeft - valueX - 6, name, ROW);
  page.blank(markLeft, page.y + 17, markWidth, { ...name, label: party.mark, kind: MARK_KINDS[party.mark] });
  page.y += ROW + 22;
}
