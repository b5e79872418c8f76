import type { Location } from "#domain/directory/Location.ts";
import type { Offer } from "#domain/application/Offer.ts";
import type { Process } from "#domain/application/Process.ts";
import { formContext } from "#domain/application/formContext.ts";
import { draftAvailableUntil } from "#domain/application/retention.ts";
import { draftsFit, type OwnerLimits } from "#domain/application/ownerLimits.ts";
import { anonymousStarts } from "#domain/operation/rateLimits.ts";
import { type IdentificationFailure, mayBegin } from "#domain/application/identification.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { satisfiesTrustLevel } from "#domain/sign-in/TrustLevel.ts";
import type { SignedInSession } from "#domain/sign-in/UserSession.ts";
import { initialAnswers } from "#forms/evaluateForm.ts";
import type { Ports } from "#ports/Ports.ts";
import { accountOf } from "#domain/sign-in/Account.ts";
import { type RoomPorts, takeRoom } from "./takeRoom.ts";
import { stateOfForm } from "./formState.ts";
import { withAccountAnswers } from "./withAccountAnswers.ts";
import { offeredForms } from "../forms/offeredForms.ts";
import { checkIntake, type ServiceNotTaken } from "../sending/checkIntake.ts";

export type StartFailure =
  | { readonly kind: "service-not-found" }
  | { readonly kind: "no-online-service" }
  | ServiceNotTaken
  | { readonly kind: "form-not-found" }
  | { readonly kind: "trust-level-too-low" }
  | { readonly kind: "too-many-drafts" }
  | IdentificationFailure;

export interface StartRefused {
  /** From this network, within ten minutes. */
  readonly kind: "too-many";
}

/** Whether an application may begin from this network; those of accounts are not counted. */
export async function admitStart(
  { limiter }: Pick<Ports, "limiter">,
  request: {
    readonly session: SignedInSession;
    readonly address: string;
    readonly limits: { readonly anonymousStarts: number };
  },
): Promise<Result<undefined, StartRefused>> {
  const { session, address, limits } = request;
  if (session.user.providerType !== "pseudo") return ok(undefined);
  const isAdmitted = await limiter.admits(anonymousStarts(limits.anonymousStarts), address);
  return isAdmitted ? ok(undefined) : err({ kind: "too-many" });
}

/** Begins an application: an empty draft with the defaults of its form and the data of the account. */
export async function startProcess(
  ports: RoomPorts & Pick<Ports, "directory" | "places" | "forms" | "ids" | "log" | "intake">,
  request: {
    readonly session: SignedInSession;
    readonly leiKaId: string;
    readonly metadataId: string;
    /** Decides where several professions share a code. */
    readonly professionId?: string | undefined;
    readonly location: { readonly ars: string; readonly postalCode?: string | undefined };
    /** Whether the place was asked on the way in: then the form begins with its welcome page. */
    readonly placeAsked: boolean;
    readonly offers: readonly Offer[];
    readonly closedServices?: readonly string[];
    readonly limits: Pick<OwnerLimits, "openDrafts">;
  },
): Promise<Result<Process, StartFailure>> {
  const offered = offeredForms(ports, { ...request, ars: request.location.ars });
  if (!offered.ok) return offered;
  const metadata = offered.value.forms.find(({ metadataId }) => metadataId === request.metadataId);
  const location: Location | undefined = await ports.places.find(
    request.location.ars,
    request.location.postalCode,
  );
  if (metadata === undefined || location === undefined) return err({ kind: "no-online-service" });
  const { user } = request.session;
  const begins = mayBegin(metadata, user);
  if (!begins.ok) return begins;
  if (user.providerId !== "anon" && !satisfiesTrustLevel(user.trustLevel, metadata.trustLevel)) {
    return err({ kind: "trust-level-too-low" });
  }
  const taken = await checkIntake(ports, { metadata, ars: location.ars });
  if (!taken.ok) return taken;
  const form = await ports.forms.get(metadata.fmsFormId, { locale: "de" });
  if (form === undefined) return err({ kind: "form-not-found" });
  const address = { id: metadata.fmsFormId, version: form.version };
  const particulars = await ports.forms.particulars(address);
  if (particulars === undefined) return err({ kind: "form-not-found" });
  // A draft keeps its version, also when the portal comes along with another one tomorrow.
  await ports.forms.keep(address);
  const now = ports.clock.now();
  const createdAt = now.toISOString();
  const process: Process = {
    id: ports.ids.uuid(),
    ownerId: user.ownerId,
    status: "CREATED",
    statusChanged: createdAt,
    metadata,
    metadataId: metadata.metadataId,
    fmsFormId: metadata.fmsFormId,
    formVersion: form.version,
    responsibleDataProcessingUnitId: metadata.authority.id,
    location,
    trustLevel: user.trustLevel,
    transient: user.transient,
    createdAt,
    updatedAt: createdAt,
    availableUntil: user.transient
      ? request.session.idleExpiresAt
      : draftAvailableUntil({ createdAt }, now).toISOString(),
    version: 0,
    formData: { ...initialAnswers(form, now.toISOString()) },
    formContext: formContext({
      metadata,
      profession: offered.value.profession,
      location,
      placeAsked: request.placeAsked,
      providerId: user.providerId,
      particulars,
    }),
    attachments: [],
    messageId: null,
    paymentCheckoutSign: null,
    paymentAmount: null,
    paymentMethod: null,
    postboxSent: false,
  };
  // Run once, so that what the portal knows stands among the answers before the first page is shown.
  const first = { ...process, formData: { ...stateOfForm(process, { form, now }).data } };
  const { process: prefilled } = withAccountAnswers(first, { form, account: accountOf(user), now });
  const claim = { owner: user, processId: process.id, bytes: 0, fits: draftsFit(request.limits) };
  if (!(await takeRoom(ports, claim))) return err({ kind: "too-many-drafts" });
  await ports.processes.create(prefilled);
  ports.log.write("process-started", { processId: process.id, leiKaId: metadata.leiKaId });
  return ok(prefilled);
}
