import { z } from "zod";

/** The browser window that edits a process. It says every minute that it is still there. */
export const editingWindowSchema = z.object({ windowId: z.string(), seenAt: z.iso.datetime() });
export type EditingWindow = z.infer<typeof editingWindowSchema>;

/** A window that was not heard of for this long is gone: closed, asleep or without a line. */
const WINDOW_LEASE_SECONDS = 150;

/** Whether another window than this one edits the process now. */
export function isEditedElsewhere(
  window: EditingWindow | undefined,
  { windowId, now }: { readonly windowId: string | undefined; readonly now: Date },
): boolean {
  if (window === undefined || window.windowId === windowId) return false;
  return Date.parse(window.seenAt) + WINDOW_LEASE_SECONDS * 1000 > now.getTime();
}
