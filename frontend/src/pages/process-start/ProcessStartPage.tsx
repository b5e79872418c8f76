import { type ReactNode, useState } from "react";
import { useSearch } from "wouter/use-browser-location";
import {
  decodeProcessData,
  encodeProcessData,
  type ProcessData,
} from "../../features/process-data/processData.ts";
import { ProcessDataWarning } from "../../features/process-data/ProcessDataWarning.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { navigateTo } from "../../routes/navigateTo.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import { ChooseLocation } from "./ChooseLocation.tsx";
import { readStartAhead } from "./readStartAhead.ts";
import { StartOfService } from "./StartOfService.tsx";

// At once, and not with the first rendering: that waits for the texts of the page.
readStartAhead(location.search);

/** In the address, so that a reload and the way over a sign-in keep it. */
const PLACE_ASKED = { place: "asked" } as const;

/** Where an application begins: with the hand-over of a recognition finder, or with what was chosen on the home page. */
export function ProcessStartPage(): ReactNode {
  const locale = useLocale();
  const search = new URLSearchParams(useSearch());
  const encoded = search.get("processData") ?? "";
  const [decoded, setDecoded] = useState({ encoded, data: decodeProcessData(encoded) });
  if (decoded.encoded !== encoded) setDecoded({ encoded, data: decodeProcessData(encoded) });
  const { data } = decoded;
  if (data === undefined) return <ProcessDataWarning />;
  if (data.location === undefined) {
    const go = (location: NonNullable<ProcessData["location"]>): void => {
      const query = { processData: encodeProcessData({ ...data, location }), ...PLACE_ASKED };
      navigateTo(pageAddress("antrag-start", { locale, query }), { replace: true });
    };
    return <ChooseLocation onChoose={go} />;
  }
  return <StartOfService data={{ ...data, location: data.location }} />;
}
