import { textsIn, isToBeEntered } from "#contract/settings/textsIn.ts";
import { certificateEnd } from "#adapters/x509/certificates.ts";
import { doubtful, wrong, type SettingsFinding } from "./SettingsFinding.ts";

const DAY_MILLISECONDS = 86_400_000;
const WARN_DAYS = 30;
const CERTIFICATES = /(?:^|\.)(?:trustRoots|certificates|formerCertificates)\.\d+$/;

/** Certificates of the settings that are none, that have ended or that end within 30 days. */
export function certificateFindings(settings: unknown, now: Date): readonly SettingsFinding[] {
  return textsIn(settings)
    .filter(({ path, text }) => CERTIFICATES.test(path) && !isToBeEntered(text))
    .flatMap(({ path, text }) => {
      // Verification of old receipts needs the certificate of their time, however long it has expired.
      const found = certificateFinding(text, now);
      return found === undefined || (found.weight !== "none" && path.includes("formerCertificates"))
        ? []
        : [found.weight === "doubtful" ? doubtful(path, found.sentence) : wrong(path, found.sentence)];
    });
}

/** What is to be said of one certificate; undefined: it is good for longer. */
export function certificateFinding(
  pem: string,
  now: Date,
): { readonly weight: "none" | "wrong" | "doubtful"; readonly sentence: string } | undefined {
  const until = certificateEnd(pem);
  if (until === undefined)
    return {
      weight: "none",
      sentence: "is no certificate: PEM from -----BEGIN CERTIFICATE----- to its end is expected.",
    };
  const day = until.toISOString().slice(0, 10);
  if (until <= now) return { weight: "wrong", sentence: `ended on ${day}: a new certificate is expected.` };
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MILLISECONDS);
  return days < WARN_DAYS
    ? { weight: "doubtful", sentence: `ends on ${day}, in ${String(days)} days.` }
    : undefined;
}
