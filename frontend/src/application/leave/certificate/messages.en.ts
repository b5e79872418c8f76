import type { de } from "./messages.de.ts";

export const en: typeof de = {
  "deletion.certificate": "Download the certificate of deletion (PDF)",
  "deletion.certificate.failed": "The draft is deleted. The certificate of deletion could not be loaded.",
};
