type Placed = { tabOrder?: number | undefined; pageIndex: number; seen: { x: number; y: number } };

/** Fields whose tops differ by less than this stand in one line. */
const LINE_POINTS = 8;

/** As one fills in: by the sender's order where there is one, else page by page, line by line. */
export const inGuidedOrder = <Field extends Placed>(fields: readonly Field[]): Field[] =>
  fields.toSorted(
    (one, other) =>
      (one.tabOrder ?? Number.MAX_SAFE_INTEGER) - (other.tabOrder ?? Number.MAX_SAFE_INTEGER) ||
      one.pageIndex - other.pageIndex ||
      Math.round(one.seen.y / LINE_POINTS) - Math.round(other.seen.y / LINE_POINTS) ||
      one.seen.x - other.seen.x,
  );
