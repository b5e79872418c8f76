import { X509Certificate } from "node:crypto";

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** When a certificate in PEM ends, or the first of its chain; undefined: it is none. */
export function certificateEnd(pem: string): Date | undefined {
  try {
    const ends = (pem.match(CERTIFICATE) ?? []).map((one) => new X509Certificate(one).validToDate.getTime());
    return ends.length === 0 ? undefined : new Date(Math.min(...ends));
  } catch {
    return undefined;
  }
}
