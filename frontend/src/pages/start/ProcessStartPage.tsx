import { type ReactNode, type SyntheticEvent, useState, useDeferredValue } from "react";
import { useSearch } from "#ui/navigation/StandingAddress.ts";
import {
  decodeProcessData,
  encodeProcessData,
  type HandedPlace,
} from "#ui/search/process-data/processData.ts";
import { ProcessDataWarning } from "#ui/search/process-data/ProcessDataWarning.tsx";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import { navigateTo } from "#ui/navigation/navigateTo.ts";
import { shownLocale } from "#ui/i18n/i18n.ts";
import { readsOfStart, type PlacedProcessData } from "./startData.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Button } from "#ui/components/Button.tsx";
import { Note } from "#ui/components/Note.tsx";
import { PageHeading } from "#ui/components/PageHeading.tsx";
import { LocationField } from "#ui/search/LocationField.tsx";
import { usePlaceChoice } from "#ui/search/useChoice.ts";
import { handedPlace } from "#ui/search/useSearches.ts";
import { preload } from "swr";
import type { ReadName } from "#contract/routes.ts";
import { call, type RequestOf } from "#ui/api/client.ts";
import { isProblem } from "#ui/api/ApiFailure.ts";
import { useRead } from "#ui/api/useRead.ts";
import { currentUser } from "#ui/api/useUser.ts";
import { WaitingPage } from "#ui/components/status/Waiting.tsx";
import { foreignValue, RichMessage } from "#ui/i18n/RichMessage.tsx";
import { unbrokenName } from "#ui/i18n/ServiceName.tsx";
import { ErrorPage } from "#ui/components/ErrorPage.tsx";
import { StartContent } from "./StartContent.tsx";

interface ChooseLocationProps {
  readonly onChoose: (location: HandedPlace) => void;
}

// At once, and not with the first rendering: that waits for the texts of the page.
readStartAhead(location.search);

/** In the address, so that a reload and the way over a sign-in keep it. */
const PLACE_ASKED = { place: "asked" } as const;

/** Where an application begins: with the hand-over of a recognition finder, or with what was chosen on the home page. */
export function ProcessStartPage(): ReactNode {
  const { locale } = useTranslation();
  const search = new URLSearchParams(useSearch());
  const encoded = search.get("processData") ?? "";
  const [decoded, setDecoded] = useState({ encoded, data: decodeProcessData(encoded) });
  if (decoded.encoded !== encoded) setDecoded({ encoded, data: decodeProcessData(encoded) });
  const { data } = decoded;
  if (data === undefined) return <ProcessDataWarning />;
  if (data.location === undefined) {
    const go = (location: HandedPlace): void => {
      const query = { processData: encodeProcessData({ ...data, location }), ...PLACE_ASKED };
      navigateTo(pageAddress("antrag-start", { locale, query }), { replace: true });
    };
    return <ChooseLocation onChoose={go} />;
  }
  return <StartOfService data={{ ...data, location: data.location }} />;
}

/** While the texts of the page are on their way: on a slow line what is shown is there some round trips sooner. */
function readStartAhead(search: string): void {
  const data = decodeProcessData(new URLSearchParams(search).get("processData") ?? "");
  if (data?.location === undefined) return;
  const { service, forms } = readsOfStart({ ...data, location: data.location }, shownLocale());
  readAhead(...service);
  readAhead(...forms);
  // Also what the choice of how to begin asks one after the other.
  currentUser.refreshOlderThan(0);
  readAhead("listProviders", {});
}

/** A hand-over without a place: an online application can be shown once the place is known. */
function ChooseLocation({ onChoose }: ChooseLocationProps): ReactNode {
  const { t } = useTranslation();
  const choice = usePlaceChoice("ort");
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const place = await choice.settle();
    if (place === undefined) document.getElementById("ort")?.focus();
    else onChoose(handedPlace(place));
  };
  return (
    <div className="ap-wrap">
      <form className="ap-stack ap-col" noValidate onSubmit={(event) => void submit(event)}>
        <PageHeading title={t("start.location.title")} />
        <Note icon="info">
          <p>{t("start.location.note")}</p>
        </Note>
        <LocationField id="ort" choice={choice} />
        <div className="ap-actions">
          <Button kind="primary" type="submit">
            {t("start.location.next")}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Asks before the part that shows the answer is there; `useRead` takes it over. */
function readAhead<Name extends ReadName>(...[name, request]: readonly [Name, RequestOf<Name>]): void {
  void preload([name, request], () => call(name, request));
}

/** Asks for the service and for the forms on offer at the place. */
function StartOfService({ data }: { readonly data: PlacedProcessData }): ReactNode {
  const { t, locale } = useTranslation();
  const reads = readsOfStart(data, locale);
  const service = useRead(reads.service);
  const forms = useRead(reads.forms);
  // All of it at once would keep a phone from answering: rendered this way, it gives way to what the person does.
  const shown = useDeferredValue(service.status === "ready" ? service.value : undefined);
  const offered = useDeferredValue(forms.status === "ready" ? forms.value : undefined);
  for (const read of [service, forms]) {
    if (read.status !== "error") continue;
    if (isProblem(read.failure, "service-not-found", "schema-violation")) return <ProcessDataWarning />;
    const reference = read.failure.kind === "problem" ? read.failure.details.instance : undefined;
    return <ErrorPage kind="general" reference={reference} />;
  }
  const isReady = service.status === "ready" && forms.status === "ready";
  if (!isReady || shown === undefined || offered === undefined) {
    return <WaitingPage title={t("start.waiting")} />;
  }
  const professionTitle = unbrokenName(shown.professionTitle);
  const german = unbrokenName(shown.germanProfessionTitle);
  const title = t("common.recognition", { profession: professionTitle });
  const heading = (
    <PageHeading title={title}>
      <RichMessage text={t("common.recognition", { profession: foreignValue(professionTitle) })} />
      {locale === "en" && (
        <>
          {" ("}
          <span lang="de">{german}</span>)
        </>
      )}
    </PageHeading>
  );
  const { forms: offers, closed } = offered;
  return (
    <StartContent
      heading={heading}
      data={data}
      service={{ ...shown, professionTitle }}
      offers={offers}
      closed={closed}
    />
  );
}
