import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { goOnLater, pauseBeforeTry } from "../api/goOnLater.ts";
import { Alert } from "../components/Alert.tsx";

export interface NotSentProps {
  /** The device was offline before: then nothing left it. Otherwise the answer may be what was lost. */
  readonly certain: boolean;
  /** Asks the portal; false while there is still no connection. */
  readonly onLook: () => Promise<boolean>;
}

/** Sending met no connection: what that means for the application, until the portal answers again. */
export function NotSent({ certain, onLook }: NotSentProps): ReactNode {
  const { t } = useTranslation();
  const [inVain, setInVain] = useState(1);
  const look = useEffectEvent(async () => {
    if (!(await onLook())) setInVain((before) => before + 1);
  });
  useEffect(() => goOnLater(() => void look(), pauseBeforeTry(inVain)), [inVain]);
  const kind = certain ? "offline" : "unclear";
  return (
    <Alert tone="danger" title={t(`submission.${kind}.title`)} urgent>
      <p>{t(`submission.${kind}.text`)}</p>
    </Alert>
  );
}
