export interface Notification {
  readonly id: number;
  readonly type: "info" | "error";
  readonly text: string;
}

const NONE: readonly Notification[] = [];
let notifications = NONE;
let nextId = 1;
const listeners = new Set<() => void>();

/** Shows a short message that stays until it is confirmed. */
export function notify(text: string, options: { readonly type?: Notification["type"] } = {}): void {
  notifications = [...notifications, { id: nextId, type: options.type ?? "info", text }];
  nextId += 1;
  changed();
}

export function confirmNotification(id: number): void {
  notifications = notifications.filter((notification) => notification.id !== id);
  changed();
}

export function shownNotifications(): readonly Notification[] {
  return notifications;
}

/** For documents that are made by the build. */
export function noNotifications(): readonly Notification[] {
  return NONE;
}

export function onNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}
