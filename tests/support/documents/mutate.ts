/** Flips bytes, and removes, repeats or cuts off pieces. */
export function mutate(sample: Buffer, random: () => number): Buffer {
  const copy = Buffer.from(sample);
  const place = () => Math.floor(random() * copy.length);
  const kind = random();
  if (kind < 0.6) {
    for (let changes = 1 + Math.floor(random() * 20); changes > 0; changes--)
      copy[place()] = Math.floor(random() * 256);
    return copy;
  }
  const [from, to] = [place(), place()].toSorted((one, other) => one - other);
  if (kind < 0.75) return Buffer.concat([copy.subarray(0, from), copy.subarray(to)]);
  if (kind < 0.9) return Buffer.concat([copy.subarray(0, to), copy.subarray(from)]);
  return copy.subarray(0, to);
}
