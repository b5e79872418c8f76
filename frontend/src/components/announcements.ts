import { liveValue } from "../settings/listeners.ts";

/** What the one polite live region of the page says. */
export const announced = liveValue("");

export function announce(message: string): void {
  // The same sentence twice is a change only with something added: a no-break space is not read out.
  announced.set(message === announced.now() ? `${message}\u00a0` : message);
}

/** Takes back what is no longer so: who reads the page would find it there. What was said since stays. */
export function withdraw(message: string): void {
  if (announced.now().trimEnd() === message) announce("");
}

let forNextPage = "";

/** What another page shall say: the change of page takes back what was said before it. */
export function announceOnNextPage(message: string): void {
  forNextPage = message;
}

/** Another page: what the page before said does not stay, because who reads the page would find it. */
export function beginPage(): void {
  const message = forNextPage;
  forNextPage = "";
  if (announced.now() !== message) announce(message);
}
