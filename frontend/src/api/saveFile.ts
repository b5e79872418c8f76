import { callToSave } from "./client.ts";
import type { Locale } from "../i18n/locales.ts";

/** Puts the sealed certificate of what was just deleted into the downloads. False: refused; undefined: no answer yet. */
export async function saveCertificate(processId: string, locale: Locale): Promise<boolean | undefined> {
  const certificate = await callToSave("getDeletionCertificate", { path: { processId }, query: { locale } });
  if (!certificate.ok) return certificate.failure.kind === "problem" ? false : undefined;
  const { fileName, base64 } = certificate.value;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  saveFile(fileName, new Blob([bytes], { type: "application/pdf" }));
  return true;
}

/** Puts a file into the downloads of the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
