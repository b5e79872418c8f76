import { type ReactNode, useEffect, useRef, useState } from "react";
import { announce } from "../announcements.ts";
import { shownLanguage } from "#ui/i18n/i18n.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { liveValue, useLiveValue } from "#ui/settings/listeners.ts";
import "./toasts.css";
import { Button } from "../Button.tsx";
import { Icon } from "../icon/Icon.tsx";

/** The container goes 500 ms after its last message (specification §9). */
const LINGER_MILLISECONDS = 500;

/** Shows the messages given to `notify` and has them read out. */
export function Notifications(): ReactNode {
  const notifications = useLiveValue(shown);
  const [lingering, setLingering] = useState(false);
  const empty = notifications.length === 0;
  const latest = notifications.at(-1);
  const lastSaid = useRef(0);
  useEffect(() => {
    // When one is confirmed, the one before it was read out already.
    if (latest === undefined || latest.id <= lastSaid.current) return;
    lastSaid.current = latest.id;
    announce(latest.text);
  }, [latest]);
  useEffect(() => {
    const timer = setTimeout(() => setLingering(!empty), empty ? LINGER_MILLISECONDS : 0);
    return () => clearTimeout(timer);
  }, [empty]);
  return empty && !lingering ? null : <NotificationList notifications={notifications} />;
}

const CLASSES = { info: "ap-toast", error: "ap-toast ap-toast--error" } as const;

/** Short messages at the bottom; each stays until it is confirmed. */
function NotificationList({ notifications }: { readonly notifications: readonly Notification[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <section aria-label={t("notifications.title")}>
      <ul className="ap-toasts">
        {notifications.map(({ id, type, text, language }) => (
          <li key={id} className={CLASSES[type]}>
            <Icon name={type} />
            <p lang={language}>{text}</p>
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

interface Notification {
  readonly id: number;
  readonly type: "info" | "error";
  readonly text: string;
  /** It stays when the page's language is another one. */
  readonly language: string;
}

const shown = liveValue<readonly Notification[]>([]);
let nextId = 1;

/** Shows a short message that stays until it is confirmed. */
export function notify(text: string, options: { readonly type?: Notification["type"] } = {}): void {
  const type = options.type ?? "info";
  shown.set([...shown.now(), { id: nextId, type, text, language: shownLanguage() }]);
  nextId += 1;
}

function confirmNotification(id: number): void {
  shown.set(shown.now().filter((notification) => notification.id !== id));
}
