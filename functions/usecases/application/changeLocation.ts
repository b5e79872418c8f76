import { formContext } from "#domain/application/formContext.ts";
import { type IdentificationFailure, mayBegin } from "#domain/application/identification.ts";
import type { Offer } from "#domain/application/Offer.ts";
import type { Process } from "#domain/application/Process.ts";
import type { IllegalTransition } from "#domain/application/transitions.ts";
import { err, type Result } from "#domain/result.ts";
import type { Actor } from "#domain/sign-in/Actor.ts";
import type { ProviderId } from "#domain/sign-in/ProviderId.ts";
import { satisfiesTrustLevel } from "#domain/sign-in/TrustLevel.ts";
import type { Ports } from "#ports/Ports.ts";
import { offeredForms } from "../forms/offeredForms.ts";
import { changeOwnProcess, type ChangeFailure, contentChange, getOwnProcess } from "./ownProcess.ts";
import { answersWithoutFiles, formOfProcess, stateOfForm } from "./formState.ts";
import { checkIntake, type ServiceNotTaken } from "../sending/checkIntake.ts";

export type ChangeLocationFailure =
  | ChangeFailure
  | IdentificationFailure
  | IllegalTransition
  | { readonly kind: "service-not-found" }
  | { readonly kind: "no-online-service" }
  | ServiceNotTaken
  | { readonly kind: "form-not-found" };

/**
 * Another place for an application that was begun: the authority, its terms and what the portal knows follow from it, as
 * they do at the start. Answers and files stay, as far as the form asks for them there. A place whose service has
 * another form has no offer for this application.
 */
export async function changeLocation(
  ports: Pick<Ports, "directory" | "places" | "forms" | "processes" | "clock" | "log" | "intake">,
  request: {
    readonly actor: Actor;
    readonly providerId: ProviderId;
    readonly processId: string;
    readonly metadataId: string;
    readonly location: { readonly ars: string; readonly postalCode?: string | undefined };
    readonly offers: readonly Offer[];
    readonly closedServices?: readonly string[];
  },
): Promise<Result<Process, ChangeLocationFailure>> {
  const opened = await getOwnProcess(ports, request);
  if (!opened.ok) return opened;
  const { metadata: before, formContext: known, fmsFormId, formVersion } = opened.value;
  const { ars, postalCode } = request.location;
  const professionId = known["professionId"];
  const offered = offeredForms(ports, {
    ...request,
    ars,
    leiKaId: before.leiKaId,
    professionId: typeof professionId === "string" ? professionId : undefined,
  });
  if (!offered.ok) return offered;
  const metadata = offered.value.forms.find(
    (form) => form.metadataId === request.metadataId && form.fmsFormId === fmsFormId,
  );
  const location = await ports.places.find(ars, postalCode);
  if (metadata === undefined || location === undefined) return err({ kind: "no-online-service" });
  const begins = mayBegin(metadata, request);
  if (!begins.ok) return begins;
  if (request.providerId !== "anon" && !satisfiesTrustLevel(request.actor.trustLevel, metadata.trustLevel))
    return err({ kind: "trust-level-too-low" });
  const taken = await checkIntake(ports, { metadata, ars });
  if (!taken.ok) return taken;
  const form = await formOfProcess(ports, { process: opened.value, locale: "de" });
  const particulars = await ports.forms.particulars({ id: fmsFormId, version: formVersion });
  if (form === undefined || particulars === undefined) return err({ kind: "form-not-found" });
  const { profession } = offered.value;
  return changeOwnProcess<IllegalTransition>(ports, {
    ...request,
    change: (process, now) => {
      const placed: Process = {
        ...process,
        metadata,
        metadataId: metadata.metadataId,
        responsibleDataProcessingUnitId: metadata.authority.id,
        location,
        formContext: formContext({
          metadata,
          profession,
          location,
          // A person who saw the page for choosing the place finds it again.
          placeAsked: known["welcome"] === "yes",
          providerId: request.providerId,
          particulars,
        }),
      };
      const { data } = stateOfForm(placed, { form, now });
      return contentChange({ ...placed, formData: { ...answersWithoutFiles(data, form) } }, now);
    },
  });
}
