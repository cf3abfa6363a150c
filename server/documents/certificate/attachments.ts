import { GREY_COLOUR } from '../typeset/sheet.ts';
import type { CertificateParty } from './certificate.types.ts';
import { drawSectionTitle } from './events.ts';
import { formatHashInGroups, layOutCells, type PageFlow } from './flow.ts';
import { LEFT_EDGE, RIGHT_EDGE } from './header.ts';

const HEAD = 12.4;
const WHO = LEFT_EDGE + 4;
const NAME = 142;
const NEXT_LINE = 11.8;
const HASH = 10.8;
const ROW = 25.6;

/** Lists the parties' attachments with names and hashes, because no page of the document shows them. */
export function drawAttachments(flow: PageFlow, parties: readonly CertificateParty[]): void {
  const rows = parties.flatMap(({ name, attachments }) =>
    attachments.map((attachment) => {
      const laid = layOutCells(
        [
          { text: name, x: WHO, width: NAME - WHO - 8, size: 9, face: 'SANS_BOLD' },
          { text: attachment.name, x: NAME, width: RIGHT_EDGE - NAME, size: 9 },
        ],
        NEXT_LINE,
      );
      return { laid, sha256: attachment.sha256, height: ROW + (laid.lines - 1) * NEXT_LINE };
    }),
  );
  rows.forEach(({ laid, sha256, height }, index) => {
    const isFirst = index === 0;
    if (flow.makeRoom(isFirst ? HEAD + height : height) || isFirst) {
      drawSectionTitle(flow.sheet, '첨부한 파일', flow.y);
      flow.y += HEAD;
    }
    laid.draw(flow.sheet, flow.y + 10);
    const y = flow.y + height - 15.6 + HASH - 0.4;
    const width = flow.sheet.text(formatHashInGroups(sha256), NAME, y, { size: 8, color: GREY_COLOUR });
    flow.sheet.text('SHA-256', NAME + width + 7, y, { size: 7.6, color: GREY_COLOUR });
    flow.y += height;
    flow.sheet.line(LEFT_EDGE, RIGHT_EDGE, flow.y);
  });
  if (rows.length > 0) flow.y += 20.5;
}
