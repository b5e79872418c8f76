/** Certificates of one use, PEM with their chain: as long as one of them lasts, the use goes on. */
export interface HeldCertificates {
  readonly holder: string;
  /** None where they could not be read. */
  readonly certificates: readonly string[];
}

/** Certificates that the portal itself holds, in its settings and secrets. */
export interface OwnCertificates {
  list(): Promise<readonly HeldCertificates[]>;
  /** When a certificate ends, or the first of its chain; undefined: it is none. */
  readonly endOf: (pem: string) => Date | undefined;
}
