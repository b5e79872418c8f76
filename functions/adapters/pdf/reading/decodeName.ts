const ESCAPE = /#([0-9a-fA-F]{2})/g;

/** `J#61vaScript` and `JavaScript` are the same name (ISO 32000-1 section 7.3.5). */
export function decodeName(name: string): string {
  return name.includes("#")
    ? name.replace(ESCAPE, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : name;
}
