import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { announce } from "./announcements.ts";
import { NotificationList } from "./NotificationList.tsx";
import { noNotifications, onNotifications, shownNotifications } from "./notifications.ts";

/** The container goes 500 ms after its last message (specification §9). */
const LINGER_MILLISECONDS = 500;

/**
 * Shows what `notify` was told and has it read out. What shows it comes with the page: a message may be that there is no
 * connection.
 */
export function Notifications(): ReactNode {
  const notifications = useSyncExternalStore(onNotifications, shownNotifications, noNotifications);
  const [lingering, setLingering] = useState(false);
  const empty = notifications.length === 0;
  const latest = notifications.at(-1)?.text;
  useEffect(() => {
    if (latest !== undefined) announce(latest);
  }, [latest]);
  useEffect(() => {
    const timer = setTimeout(() => setLingering(!empty), empty ? LINGER_MILLISECONDS : 0);
    return () => clearTimeout(timer);
  }, [empty]);
  return empty && !lingering ? null : <NotificationList notifications={notifications} />;
}
