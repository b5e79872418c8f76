import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { announce } from "./announcements.ts";
import {
  noNotifications,
  onNotifications,
  shownNotifications,
  confirmNotification,
  type Notification,
} from "./notifications.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import "#ui/styles/toasts.css";
import { Button } from "../Button.tsx";
import { Icon } from "../Icon.tsx";

/** The container goes 500 ms after its last message (specification §9). */
const LINGER_MILLISECONDS = 500;

/** Shows the messages given to `notify` and has them read out. */
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

const CLASSES = { info: "ap-toast", error: "ap-toast ap-toast--error" } as const;

interface NotificationListProps {
  readonly notifications: readonly Notification[];
}

/** Short messages at the bottom; each stays until it is confirmed. */
function NotificationList({ notifications }: NotificationListProps): ReactNode {
  const { t } = useTranslation();
  return (
    <section aria-label={t("notifications.title")}>
      <ul className="ap-toasts">
        {notifications.map(({ id, type, text }) => (
          <li key={id} className={CLASSES[type]}>
            <Icon name={type} />
            <p>{text}</p>
            <Button
              kind="tertiary"
              hiddenText={t("notifications.close")}
              onClick={() => confirmNotification(id)}
            >
              {t("notifications.ok")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
