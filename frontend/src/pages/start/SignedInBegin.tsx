import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import type { ResponseOf } from "#contract/operations.ts";
import { useRead } from "#ui/api/useRead.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { Button, PageButton } from "#ui/components/Button.tsx";
import { formatNear } from "#ui/i18n/format.ts";
import type { Offer } from "./startData.ts";

export interface SignedInBeginProps {
  /** Of this page: the person may have chosen here to begin, before the way to the provider. */
  readonly address: string;
  readonly offer: Offer;
  /** Sessions of the online identity card keep none. */
  readonly keepsDrafts: boolean;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onStart: () => void;
}

const NO_DRAFT = { status: "ready", value: { process: null } } as const;

type Draft = NonNullable<ResponseOf<"getProcessByMetadata">["process"]>;

/** With an account, a draft for this service is offered first, so that none is filled in twice by mistake. */
export function SignedInBegin(props: SignedInBeginProps): ReactNode {
  const { address, offer, keepsDrafts, failure, onStart } = props;
  const { t, locale } = useTranslation();
  const asked = useRead([
    "getProcessByMetadata",
    keepsDrafts ? { path: { metadataId: offer.metadataId } } : null,
  ]);
  const existing = keepsDrafts ? asked : NO_DRAFT;
  const [chosen] = useState(() => takeBeginAfterSignIn(address));
  const begun = useRef(false);
  const beginsItself = chosen && existing.status === "ready" && draftOf(existing.value, offer) === null;
  useEffect(() => {
    if (!beginsItself || begun.current) return;
    begun.current = true;
    onStart();
  }, [beginsItself, onStart]);
  const busy = props.busy || (beginsItself && failure === undefined);
  if (existing.status === "loading") return <p>{t("common.loading")}</p>;
  const draft = existing.status === "ready" ? draftOf(existing.value, offer) : null;
  return (
    <div className="ap-stack">
      {draft === null ? (
        <p>{t(keepsDrafts ? "start.signedIn" : "start.signedInNotKept")}</p>
      ) : (
        <>
          <p>{t("start.draft", { when: formatNear(draft.updatedAt, { locale, now: new Date() }) })}</p>
          <p>{t("start.draft.stays")}</p>
        </>
      )}
      {failure !== undefined && <Alert tone="danger" title={failure} />}
      <div className="ap-actions">
        {draft !== null && (
          <PageButton kind="primary" page="process" query={{ process: draft.id }}>
            {t("start.continueDraft")}
          </PageButton>
        )}
        <Button kind={draft === null ? "primary" : "secondary"} busy={busy} onClick={onStart}>
          {busy ? t("start.busy") : t(draft === null ? "start.begin" : "start.beginAnew")}
        </Button>
      </div>
    </div>
  );
}

function draftOf(found: ResponseOf<"getProcessByMetadata">, offer: Offer): Draft | null {
  return found.process?.metadata.leiKaId === offer.leiKaId ? found.process : null;
}

const KEY = "begin-after-sign-in";
const HOUR_MILLISECONDS = 3_600_000;

/**
 * Who chose to begin with an account has chosen: after the way to the provider and back the application begins by itself.
 * Kept in this tab and not in the address, so that no link can begin one, and going back does not begin another.
 */
export function beginAfterSignIn(address: string): void {
  try {
    sessionStorage.setItem(KEY, `${Date.now().toString()} ${address}`);
  } catch {
    // Storage is switched off: then the person presses the button again.
  }
}

/** Whether it was chosen to begin here. True once. */
function takeBeginAfterSignIn(address: string): boolean {
  try {
    const [at = "", ...chosen] = (sessionStorage.getItem(KEY) ?? "").split(" ");
    sessionStorage.removeItem(KEY);
    return chosen.join(" ") === address && Date.now() - Number(at) < HOUR_MILLISECONDS;
  } catch {
    return false;
  }
}
