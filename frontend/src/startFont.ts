/**
 * Asks for the font of plain text. Not a preload in the document: that shares a slow line with the code, and the first
 * field comes later; so it travels beside the answers of the server.
 */
export function startFont(): void {
  void document.fonts.load('1em "Fira Sans"');
}
