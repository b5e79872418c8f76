import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { confirmNotification, onNotifications, shownNotifications } from "./notifications.ts";

const CLASSES = { info: "ap-toast", error: "ap-toast ap-toast--error" } as const;
/** The container goes 500 ms after its last message (specification §9). */
const LINGER_MILLISECONDS = 500;

/** Short messages at the bottom; each stays until it is confirmed. */
export function Notifications(): ReactNode {
  const { t } = useTranslation();
  const notifications = useSyncExternalStore(onNotifications, shownNotifications);
  const [mounted, setMounted] = useState(false);
  const empty = notifications.length === 0;
  useEffect(() => {
    const timer = setTimeout(() => setMounted(!empty), empty ? LINGER_MILLISECONDS : 0);
    return () => clearTimeout(timer);
  }, [empty]);
  if (empty && !mounted) return null;
  return (
    <ul className="ap-toasts" role="status">
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
  );
}
