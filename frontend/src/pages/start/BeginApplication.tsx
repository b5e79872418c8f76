import { type ReactNode, useState, useEffect, useRef } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { satisfiesTrustLevel } from "#domain/sign-in/TrustLevel.ts";
import { useSearch } from "#ui/navigation/StandingAddress.ts";
import { type ApiFailure, isProblem } from "#ui/api/ApiFailure.ts";
import { callToSend, serverNow } from "#ui/api/client.ts";
import { currentUser, hasAccount, type User, useUser } from "#ui/api/useUser.ts";
import { refresh, useRead } from "#ui/api/useRead.ts";
import { beginLogin } from "#ui/sign-in/login/beginLogin.ts";
import { LoginChoice, type LoginDecision } from "#ui/sign-in/login/LoginChoice.tsx";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import { navigateTo } from "#ui/navigation/navigateTo.ts";
import { mayBeAnonymous, type Offer, type PlacedProcessData } from "./startData.ts";
import type { ResponseOf } from "#contract/operations.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { Button, PageButton } from "#ui/components/Button.tsx";
import { formatNear } from "#ui/i18n/format.ts";

export interface BeginApplicationProps {
  readonly data: PlacedProcessData;
  readonly offer: Offer;
}

/** From the choice how to begin to the first page of the form. */
export function BeginApplication({ data, offer }: BeginApplicationProps): ReactNode {
  const { t, locale } = useTranslation();
  const search = useSearch();
  const user = useUser();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const address = `${pageAddress("antrag-start", { locale })}${search}`;
  const person = user.status === "ready" && hasAccount(user.value) ? user.value : undefined;

  const start = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    const { leiKaId, professionId, location } = data;
    const placeAsked = new URLSearchParams(search).has("place");
    const { metadataId } = offer;
    const body = {
      leiKaId,
      metadataId,
      location,
      locale,
      placeAsked,
      ...(professionId !== undefined && { professionId }),
    };
    const started = await callToSend("startProcess", { body });
    setBusy(false);
    if (started.ok) {
      void refresh("listProcesses", "getProcessByMetadata");
      navigateTo(pageAddress("process", { locale, query: { process: started.value.id } }));
    } else setFailure(started.failure);
  };

  const signIn = (decision: LoginDecision): void => {
    beginAfterSignIn(address);
    beginLogin(decision, { locale, redirect: address, scopes: offer.idpData });
  };
  const startAnonymously = async (consent: Pick<LoginDecision, "termsVersion">): Promise<void> => {
    setBusy(true);
    const session = await callToSend("startPseudoSession", { body: consent });
    await currentUser.refresh();
    if (session.ok) await start();
    else {
      setBusy(false);
      setFailure(session.failure);
    }
  };

  const text = failure === undefined ? undefined : t(failureKey(failure));
  if (user.status === "loading") return <p>{t("common.loading")}</p>;
  if (person !== undefined && isGoodFor(person, offer))
    return (
      <SignedInBegin
        address={address}
        offer={offer}
        keepsDrafts={!person.loginData.transient}
        busy={busy}
        failure={text}
        onStart={() => void start()}
      />
    );
  return (
    <div className="ap-stack">
      {offer.identificationType === "START_AND_END" && <p>{t("start.twice")}</p>}
      <LoginChoice
        question={t(person === undefined ? "start.how" : "start.howInstead")}
        action={t("start.begin")}
        needs={{ trustLevel: offer.trustLevel, providers: offer.idpIds }}
        busy={busy}
        failure={text}
        onSignIn={signIn}
        {...(mayBeAnonymous(offer) &&
          person === undefined && { onAnonymous: (consent) => void startAnonymously(consent) })}
      />
    </div>
  );
}

function failureKey(failure: ApiFailure) {
  if (isProblem(failure, "terms-not-accepted")) return "start.termsChanged" as const;
  if (isProblem(failure, "account-required")) return "start.accountRequired" as const;
  if (isProblem(failure, "provider-not-accepted")) return "start.accountNotAccepted" as const;
  if (isProblem(failure, "service-not-taken")) return "start.notTaken" as const;
  if (isProblem(failure, "form-not-found")) return "start.noForm" as const;
  if (isProblem(failure, "too-many-drafts")) return "start.tooManyDrafts" as const;
  if (isProblem(failure, "too-many-requests")) return "start.tooManyStarts" as const;
  return "start.failed" as const;
}

/** Whether the present sign-in is by a provider and at a level that the service accepts. */
function isGoodFor({ loginData }: User, offer: Offer): boolean {
  return (
    offer.idpIds.includes(loginData.providerId) && satisfiesTrustLevel(loginData.trustLevel, offer.trustLevel)
  );
}

interface SignedInBeginProps {
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
function SignedInBegin(props: SignedInBeginProps): ReactNode {
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
          <p>{t("start.draft", { when: formatNear(draft.updatedAt, { locale, now: serverNow() }) })}</p>
          <p>{t("start.draft.stays")}</p>
        </>
      )}
      {failure !== undefined && <Alert tone="danger" title={failure} urgent />}
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
function beginAfterSignIn(address: string): void {
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
