import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import "../styles/toasts.css";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { confirmNotification, type Notification } from "./notifications.ts";

const CLASSES = { info: "ap-toast", error: "ap-toast ap-toast--error" } as const;

export interface NotificationListProps {
  readonly notifications: readonly Notification[];
}

/** Short messages at the bottom; each stays until it is confirmed. */
export function NotificationList({ notifications }: NotificationListProps): ReactNode {
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
