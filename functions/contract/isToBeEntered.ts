/** Whether a text of the settings still says what its operator has to put there. */
export function isToBeEntered(text: string): boolean {
  return /^to be entered/i.test(text);
}
