/** File names as they go to the authority: cleaned of control and direction marks, ending in `.pdf`, each one once. */
export function uniqueFileNames(names: readonly string[]): readonly string[] {
  const used = new Set([
    "antrag.pdf",
    "anschreiben.pdf",
    "uebertragungsprotokoll.pdf",
    "application (english copy).pdf",
  ]);
  return names.map((name) => {
    const base = cleaned(name);
    let candidate = `${base}.pdf`;
    for (let count = 2; used.has(candidate.toLowerCase()); count += 1) candidate = `${base}-${count}.pdf`;
    used.add(candidate.toLowerCase());
    return candidate;
  });
}

/** Names that Windows gives to devices, whatever the ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

function cleaned(name: string): string {
  const base = name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .replace(/[/\\:*?"<>|]/g, "_")
    .replace(/\.pdf$/i, "")
    .trim()
    .slice(0, 120);
  if (base === "") return "Anlage";
  return DEVICE.test(base) ? `_${base}` : base;
}
