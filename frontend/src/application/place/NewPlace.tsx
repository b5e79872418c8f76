import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { type ApiFailure, isProblem } from "#ui/api/ApiFailure.ts";
import { useRead, refresh } from "#ui/api/useRead.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { announce } from "#ui/components/announcements.ts";
import { Button } from "#ui/components/Button.tsx";
import { ErrorText } from "#ui/components/ErrorText.tsx";
import { ChooseOffer } from "#ui/search/ChooseOffer.tsx";
import { FeeFacts } from "#ui/payment/fee/FeeFacts.tsx";
import { LocationField } from "#ui/search/LocationField.tsx";
import { usePlaceChoice } from "#ui/search/useChoice.ts";
import { type PlaceHit, handedPlace } from "#ui/search/useSearches.ts";
import type { DraftEditor } from "../edit/draftEditor.ts";
import type { ResponseOf } from "#contract/operations.ts";
import { callToSend } from "#ui/api/client.ts";
import { definitionOf, preparedDefinition } from "../edit/opening.ts";

export interface NewPlaceProps {
  readonly editor: DraftEditor;
  readonly onDone: () => void;
}

const FIELD = "ort";

/** Another place, and what it means: the authority that is competent there and what it takes. */
export function NewPlace({ editor, onDone }: NewPlaceProps): ReactNode {
  const { t } = useTranslation();
  const choice = usePlaceChoice(FIELD);
  const place = choice.chosen;
  const [wanted, setWanted] = useState<Offer>();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  /** Pressed before it was known which authority is competent there. */
  const [waits, setWaits] = useState(false);
  const isPressed = useRef(false);
  const wait = (isWaiting: boolean): void => {
    isPressed.current = isWaiting;
    setWaits(isWaiting);
  };
  const [failure, setFailure] = useState<ReturnType<typeof failureKey>>();
  const { offers, isUnknown } = useOffers(editor, place);
  const [only] = offers?.length === 1 ? offers : [];
  const offer = only ?? wanted;
  useEffect(() => document.getElementById(FIELD)?.focus(), []);
  const meaning =
    offers?.length === 0 ? t("place.none") : only && `${t("place.then")} ${only.authority.name}`;
  useEffect(() => {
    if (meaning !== undefined) announce(meaning);
  }, [meaning]);

  const choose = (next: PlaceHit | undefined): void => {
    choice.choose(next);
    setWanted(undefined);
    setAsked(false);
    wait(false);
    setFailure(undefined);
  };
  const isLookedUp = offers === undefined && !isUnknown;
  const take = async (): Promise<void> => {
    setAsked(true);
    if (place === undefined || offer === undefined) return;
    setBusy(true);
    setFailure(undefined);
    const refused = await changeLocation(editor, { place, metadataId: offer.metadataId });
    setBusy(false);
    if (refused === undefined) {
      announce(t("place.changed", { place: place.place, authority: offer.authority.name }));
      onDone();
    } else setFailure(failureKey(refused));
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy || waits) return;
    // What it means is shown before it is taken.
    if (place === undefined)
      void choice.settle().then((chosen) => chosen ?? document.getElementById(FIELD)?.focus());
    else if (isLookedUp) {
      wait(true);
      announce(t("place.lookedUp"));
    } else void take();
  };
  useEffect(() => {
    if (!waits || isLookedUp) return;
    queueMicrotask(() => {
      if (!isPressed.current) return;
      wait(false);
      void take();
    });
  });
  return (
    <form className="ap-stack" noValidate onSubmit={submit}>
      <p className="ap-muted">{t("place.changeHint")}</p>
      <LocationField id={FIELD} choice={{ ...choice, choose }} />
      {offers?.length === 0 && <p className="ap-note">{t("place.none")}</p>}
      {only !== undefined && (
        <p>
          {t("place.then")} <strong lang="de">{only.authority.name}</strong>
        </p>
      )}
      {offers !== undefined && offers.length > 1 && (
        <ChooseOffer offers={offers} chosen={offer} onChoose={setWanted} />
      )}
      {asked && offers !== undefined && offers.length > 1 && offer === undefined && (
        <ErrorText id={`${FIELD}-offer-error`}>{t("place.chooseOffer")}</ErrorText>
      )}
      {offer !== undefined && offer.feeType !== "FREE" && (
        <div>
          <FeeFacts terms={offer} />
        </div>
      )}
      {(failure !== undefined || isUnknown) && (
        <Alert tone="danger" title={t(failure ?? "place.failed")} urgent />
      )}
      <div className="ap-actions">
        {offers?.length !== 0 && (
          <Button kind="primary" type="submit" busy={busy || waits}>
            {t(waits ? "place.lookedUp" : "place.take")}
          </Button>
        )}
        <Button kind="secondary" onClick={onDone}>
          {t("place.keep")}
        </Button>
      </div>
    </form>
  );
}

function failureKey(failure: ApiFailure) {
  if (isProblem(failure, ...ANOTHER_SIGN_IN)) return "place.account" as const;
  if (isProblem(failure, "service-not-taken")) return "place.notTaken" as const;
  return "place.failed" as const;
}

const ANOTHER_SIGN_IN = ["account-required", "provider-not-accepted", "trust-level-too-low"] as const;

/** What can be applied for online at a place with this form, undefined while it loads; unknown: it could not be asked. */
function useOffers(editor: DraftEditor, place: PlaceHit | undefined) {
  const { locale } = useTranslation();
  const { metadata, fmsFormId, formContext } = editor.process();
  const { professionId } = formContext;
  const query = {
    leiKaId: metadata.leiKaId,
    location: place?.ars ?? "",
    locale,
    ...(typeof professionId === "string" && { professionId }),
  };
  const read = useRead(["listForms", place === undefined ? null : { query }]);
  if (place === undefined || read.status !== "ready")
    return { offers: undefined, isUnknown: place !== undefined && read.status === "error" };
  return { offers: read.value.forms.filter((offer) => offer.fmsFormId === fmsFormId), isUnknown: false };
}

type Offer = ResponseOf<"listForms">["forms"][number];

/** Moves the application to another place and shows what the portal knows there. Answers why it did not happen. */
async function changeLocation(
  editor: DraftEditor,
  { place, metadataId }: { readonly place: PlaceHit; readonly metadataId: string },
): Promise<ApiFailure | undefined> {
  const { store, autosave } = editor;
  // Other questions may be asked there: the form as it is shown has lost those that were not.
  const { locale } = store.form();
  const form = await preparedDefinition(definitionOf(editor.process(), { locale }));
  if (!form.ok) return form.failure;
  const changed = await editor.write(() =>
    callToSend("changeLocation", {
      path: { processId: editor.process().id },
      body: { metadataId, location: handedPlace(place) },
    }),
  );
  if (!changed.ok) return changed.failure;
  editor.update(changed.value);
  store.show(form.value, changed.value.formContext);
  await autosave.resume();
  void refresh("listProcesses", "getProcessByMetadata");
  return undefined;
}
