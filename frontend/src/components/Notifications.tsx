import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { announce } from "./announcements.ts";
import { lazyPart } from "./lazyPart.tsx";
import { noNotifications, onNotifications, shownNotifications } from "./notifications.ts";

const NotificationList = lazyPart(async () => (await import("./NotificationList.tsx")).NotificationList);

/** The container goes 500 ms after its last message (specification §9). */
const LINGER_MILLISECONDS = 500;

/** Loaded soon after the page: a message may be that there is no connection. */
const PRELOAD_MILLISECONDS = 2000;

/** Shows what `notify` was told and has it read out. */
export function Notifications(): ReactNode {
  const notifications = useSyncExternalStore(onNotifications, shownNotifications, noNotifications);
  const [lingering, setLingering] = useState(false);
  const empty = notifications.length === 0;
  const latest = notifications.at(-1)?.text;
  useEffect(() => {
    const timer = setTimeout(() => void NotificationList.preload(), PRELOAD_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (latest !== undefined) announce(latest);
  }, [latest]);
  useEffect(() => {
    const timer = setTimeout(() => setLingering(!empty), empty ? LINGER_MILLISECONDS : 0);
    return () => clearTimeout(timer);
  }, [empty]);
  return empty && !lingering ? null : <NotificationList notifications={notifications} />;
}
