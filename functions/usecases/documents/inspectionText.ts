import type {
  ActiveContent,
  FoundSignature,
  UploadInspection,
} from "../../domain/attachment/UploadVerdict.ts";
import { germanDateTime } from "../../domain/submission/germanFormats.ts";

const VERDICTS = {
  intact: "Datei seit der Signatur unverändert",
  modified: "Datei nach der Signatur verändert",
  invalid: "Signatur ungültig",
  unsupported: "Art der Signatur nicht prüfbar",
} as const satisfies Record<FoundSignature["verdict"], string>;

const CONTENTS = {
  script: "Skripte",
  "sends-data": "Aktionen, die Daten senden oder laden",
  "opens-other-document": "Verweise, die andere Dokumente öffnen",
  "opens-web-page": "eine Adresse, die beim Öffnen aufgerufen wird",
  media: "Ton, Film oder 3D-Inhalte",
  attachment: "angehängte Dateien",
} as const satisfies Record<ActiveContent, string>;

/** What was noticed about an uploaded file, in sentences for the authority; none for an ordinary file. */
export function inspectionText({ found, activeContents, hasAppendix }: UploadInspection): readonly string[] {
  return [
    ...found.map(signatureText),
    ...(activeContents.length === 0
      ? []
      : [`Enthält ${activeContents.map((content) => CONTENTS[content]).join(", ")}.`]),
    ...(hasAppendix ? ["Hinter dem Ende des Dokuments stehen weitere Bytes."] : []),
  ];
}

function signatureText({ verdict, signer, claimedTime, isWeak }: FoundSignature): string {
  const claims = [
    ...(signer === undefined ? [] : [`Zertifikat: ${signer}`]),
    ...(claimedTime === undefined ? [] : [`angegebene Zeit: ${germanDateTime(claimedTime)}`]),
    ...(isWeak === true ? ["veraltetes Verfahren"] : []),
    "Vertrauen nicht geprüft",
  ];
  return `Signatur: ${VERDICTS[verdict]} (${claims.join("; ")}).`;
}
