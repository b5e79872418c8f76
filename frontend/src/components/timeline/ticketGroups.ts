/** A transfer ticket number in groups of four, as people read it aloud, in one line. */
export function ticketGroups(ticket: string): string {
  return ticket.replace(/[^A-Za-z0-9]/g, "").replace(/(.{4})(?=.)/g, "$1\u00a0");
}
