import { isDeepStrictEqual } from "node:util";
import type { SamlProvider } from "#domain/sign-in/SamlProvider.ts";
import type { EventLog } from "#ports/operation/EventLog.ts";
import { readBoundedBody } from "../http/readBoundedBody.ts";
import { certificateEnd } from "../x509/certificates.ts";
import { type ProviderCertificates, readProviderMetadata } from "./readProviderMetadata.ts";

const MINUTE_MILLISECONDS = 60_000;
const HOUR_MILLISECONDS = 3_600_000;
const DAY_MILLISECONDS = 86_400_000;
const WARN_DAYS = 30;
const TIMEOUT_MILLISECONDS = 10_000;
const METADATA_MAX_BYTES = 1_000_000;

export interface CertificateBook {
  readonly certificatesOf: (settings: SamlProvider, now: Date) => Promise<ProviderCertificates>;
  /**
   * For a signature that fits none of them: what the metadata say now, asked at most once a minute whatever comes in.
   * Undefined: nothing new can be known.
   */
  readonly readAnew: (settings: SamlProvider, now: Date) => Promise<ProviderCertificates | undefined>;
}

/** The certificates of the metadata that any function read last, for functions that are new while it is away. */
export interface CertificateStore {
  readonly get: (providerId: string) => Promise<ProviderCertificates | undefined>;
  readonly put: (
    providerId: string,
    read: { readonly certificates: ProviderCertificates; readonly at: Date },
  ) => Promise<void>;
}

interface Known {
  readonly published: ProviderCertificates | undefined;
  readonly certificates: ProviderCertificates;
  readonly until: number;
}

/**
 * The certificates of the providers, from the settings and from their metadata, which is cached for an hour: a
 * withdrawn key counts that long. Where the metadata cannot be read, the last copy that any function read stays in use,
 * and the log records it. Expired certificates never count, and where none is left of a use the metadata is read before
 * the hour is over; one that ends within 30 days is logged when it is read.
 */
export function createCertificateBook(log: EventLog, store: CertificateStore): CertificateBook {
  const known = new Map<string, Known>();
  const askedAt = new Map<string, number>();

  const read = async (settings: SamlProvider, now: Date): Promise<ProviderCertificates> => {
    const { provider, metadataUrl, entityId } = settings;
    askedAt.set(provider.id, now.getTime());
    const last = known.get(provider.id);
    const published =
      metadataUrl === undefined ? undefined : readProviderMetadata(await fetchText(metadataUrl), entityId);
    if (metadataUrl !== undefined && published === undefined) {
      log.write("identity-provider-metadata-unreadable", { providerId: provider.id });
    }
    if (published !== undefined && !isDeepStrictEqual(published, last?.published)) {
      await store.put(provider.id, { certificates: published, at: now });
    }
    const counting =
      published ?? last?.published ?? (metadataUrl === undefined ? undefined : await store.get(provider.id));
    const certificates = {
      signing: [...settings.certificates, ...(counting?.signing ?? [])],
      encryption: [...settings.certificates, ...(counting?.encryption ?? [])],
    };
    const isRead = metadataUrl === undefined || published !== undefined;
    if (isRead) known.set(provider.id, { published, certificates, until: now.getTime() + HOUR_MILLISECONDS });
    for (const days of certificates.signing.map((pem) => daysLeft(pem, now))) {
      if (days >= 0 && days < WARN_DAYS) {
        log.write("identity-provider-certificate-ends", { providerId: provider.id, days });
      }
    }
    return valid(certificates, now);
  };

  const readAnew: CertificateBook["readAnew"] = async (settings, now) => {
    const last = askedAt.get(settings.provider.id);
    const isTooSoon = last !== undefined && now.getTime() - last < MINUTE_MILLISECONDS;
    return settings.metadataUrl === undefined || isTooSoon ? undefined : read(settings, now);
  };

  return {
    async certificatesOf(settings, now) {
      const last = known.get(settings.provider.id);
      if (last === undefined || last.until <= now.getTime()) return read(settings, now);
      const alive = valid(last.certificates, now);
      const couldEncrypt = last.certificates.encryption.length > 0;
      const isOver = alive.signing.length === 0 || (couldEncrypt && alive.encryption.length === 0);
      return isOver ? ((await readAnew(settings, now)) ?? alive) : alive;
    },
    readAnew,
  };
}

function valid({ signing, encryption }: ProviderCertificates, now: Date): ProviderCertificates {
  const isAlive = (pem: string): boolean => daysLeft(pem, now) >= 0;
  return { signing: signing.filter(isAlive), encryption: encryption.filter(isAlive) };
}

/** Whole days until a certificate ends; negative: it has ended, or it is none. */
function daysLeft(pem: string, now: Date): number {
  const left = (certificateEnd(pem)?.getTime() ?? 0) - now.getTime();
  return left <= 0 ? -1 : Math.floor(left / DAY_MILLISECONDS);
}

async function fetchText(url: string): Promise<string> {
  try {
    const answer = await fetch(url, {
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    return answer.ok ? (await readBoundedBody(answer.body, METADATA_MAX_BYTES)).toString("utf8") : "";
  } catch {
    return "";
  }
}
