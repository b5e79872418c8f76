import { type ReactNode, useDeferredValue } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { isProblem } from "#ui/api/ApiFailure.ts";
import { useRead } from "#ui/api/useRead.ts";
import { PageHeading } from "#ui/components/PageHeading.tsx";
import { WaitingPage } from "#ui/components/status/Waiting.tsx";
import { ProcessDataWarning } from "#ui/search/process-data/ProcessDataWarning.tsx";
import { foreignValue } from "#ui/i18n/Foreign.tsx";
import { RichMessage } from "#ui/i18n/RichMessage.tsx";
import { unbrokenName } from "#ui/i18n/serviceTitle.ts";
import { useLocale } from "#ui/i18n/useLocale.ts";
import { ErrorPage } from "#ui/components/ErrorPage.tsx";
import { readsOfStart, type PlacedProcessData } from "./startData.ts";
import { StartContent } from "./StartContent.tsx";

/** Asks for the service and for the forms on offer at the place. */
export function StartOfService({ data }: { readonly data: PlacedProcessData }): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
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
  const title = t("start.title", { profession: professionTitle });
  const heading = (
    <PageHeading title={title}>
      <RichMessage text={t("start.title", { profession: foreignValue(professionTitle) })} />
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
