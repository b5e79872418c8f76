import type { SamlProvider } from "../../domain/session/SamlProvider.ts";
import type { EventLog } from "../../ports/EventLog.ts";
import { readBoundedBody } from "../http/readBoundedBody.ts";
import { certificateEnd } from "../x509/certificateEnd.ts";
import { type ProviderCertificates, readProviderMetadata } from "./readProviderMetadata.ts";

const DAY_MILLISECONDS = 86_400_000;
const WARN_DAYS = 30;
const TIMEOUT_MILLISECONDS = 10_000;
const METADATA_MAX_BYTES = 1_000_000;

/**
 * The certificates of the providers, those of the settings beside those of their metadata, which is read once a day.
 * Where it cannot be read, the last one goes on counting, and the log says so. Expired certificates never count; one
 * that ends within 30 days is written to the log when it is read.
 */
export function createCertificateBook(
  log: EventLog,
): (settings: SamlProvider, now: Date) => Promise<ProviderCertificates> {
  const known = new Map<string, { readonly certificates: ProviderCertificates; readonly until: number }>();
  return async (settings, now) => {
    const { provider, metadataUrl, entityId } = settings;
    const last = known.get(provider.id);
    if (last !== undefined && last.until > now.getTime()) return valid(last.certificates, now);
    const told =
      metadataUrl === undefined ? undefined : readProviderMetadata(await fetchText(metadataUrl), entityId);
    if (metadataUrl !== undefined && told === undefined) {
      log.write("identity-provider-metadata-unreadable", { providerId: provider.id });
    }
    const certificates = {
      signing: [...settings.certificates, ...((told ?? last?.certificates)?.signing ?? [])],
      encryption: [...settings.certificates, ...((told ?? last?.certificates)?.encryption ?? [])],
    };
    const isRead = metadataUrl === undefined || told !== undefined;
    if (isRead) known.set(provider.id, { certificates, until: now.getTime() + DAY_MILLISECONDS });
    for (const days of certificates.signing.map((pem) => daysLeft(pem, now))) {
      if (days >= 0 && days < WARN_DAYS) {
        log.write("identity-provider-certificate-ends", { providerId: provider.id, days });
      }
    }
    return valid(certificates, now);
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
