/** Whether the person chose to sign out: then a session that is gone needs no notice. */
let loggedOut = false;

export function markLoggedOut(): void {
  loggedOut = true;
}

export function takeLoggedOut(): boolean {
  const was = loggedOut;
  loggedOut = false;
  return was;
}
