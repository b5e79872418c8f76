/** How far the clock of the server is ahead of the one here, in milliseconds: devices with a wrong clock are common. */
let ahead = 0;

export function noteServerTime({ headers }: Response): void {
  const time = Date.parse(headers.get("date") ?? "");
  if (time > 0) ahead = time - Date.now();
}

/** Now, by the clock that sessions end by. */
export function serverNow(): number {
  return Date.now() + ahead;
}
