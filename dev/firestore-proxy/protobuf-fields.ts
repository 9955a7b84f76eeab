/** The number of each field of a protobuf message, in their sequence. */
export function fieldNumbers(message: Uint8Array): number[] {
  const numbers: number[] = [];
  let position = 0;
  while (position < message.length) {
    const tag = readVarint();
    numbers.push(Math.floor(tag / 8));
    skipValue(tag % 8);
  }
  return numbers;

  function readVarint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[position++] ?? 0;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  }

  function skipValue(wireType: number): void {
    if (wireType === 0) readVarint();
    else if (wireType === 1) skipBytes(8);
    else if (wireType === 2) skipBytes(readVarint());
    else if (wireType === 5) skipBytes(4);
    else throw new RangeError(`Unknown wire type ${wireType}.`);
  }

  function skipBytes(count: number): void {
    position += count;
  }
}
