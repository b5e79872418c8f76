/** Where the string that begins at `at` ends, behind its last delimiter (ISO 32000-1 section 7.3.4). */
export function endOfString(bytes: Buffer, at: number): number | undefined {
  if (bytes[at] === 0x3c) {
    const end = bytes.indexOf(0x3e, at);
    return end === -1 ? undefined : end + 1;
  }
  let depth = 0;
  for (let position = at; position < bytes.length; position += 1) {
    const byte = bytes[position];
    if (byte === 0x5c) position += 1;
    else if (byte === 0x28) depth += 1;
    else if (byte === 0x29) {
      depth -= 1;
      if (depth === 0) return position + 1;
    }
  }
  return undefined;
}
