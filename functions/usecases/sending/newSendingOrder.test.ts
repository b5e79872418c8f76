import { describe, expect, it } from "vitest";
import { aCompletedProcess, aSession } from "#test/fixtures/aProcess.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import { accountOf } from "#domain/sign-in/Account.ts";
import type { SendingOrder } from "#domain/application/Process.ts";
import { formOfProcess, stateOfForm } from "../application/formState.ts";
import { applicationDocument } from "../documents/applicationDocument.ts";
import { signInEntries } from "../documents/signInEntries.ts";
import { newSendingOrder } from "./newSendingOrder.ts";

const ports = memoryPorts();
const completed = await aCompletedProcess(ports);
const process = { ...completed, metadata: { ...completed.metadata, idpDataLocked: ["givenName" as const] } };
const form = await formOfProcess(ports, { process, locale: "de" });
if (form === undefined) throw new Error("The form is not there.");
const { user } = aSession();

function ordered(providerData: Record<string, string>): SendingOrder {
  if (form === undefined) throw new Error("The form is not there.");
  return newSendingOrder(ports, {
    process,
    form,
    wish: {
      actor: {
        ...user,
        providerId: "nkb",
        providerName: "Nutzerkonto",
        providerNameEn: "user account",
        accountName: "Amina Beispiel",
        trustLevel: "high",
      },
      account: accountOf({ ...user, trustLevel: "high", providerData }),
    },
  });
}

describe("what officials read about the sign-in", () => {
  it("is the provider, the level, and which answers the account says or locked", () => {
    expect(ordered({ givenName: "Amina", familyName: "Beispiel", birthName: "Anders" }).signIn).toEqual({
      provider: "nkb",
      providerName: "Nutzerkonto",
      providerNameEn: "user account",
      accountName: "Amina Beispiel",
      trustLevel: "high",
      fromAccount: ["givenName", "familyName"],
      locked: ["givenName"],
    });
  });

  it("stands in the application on paper", () => {
    const { signIn, transferTicketNumber, generatedIds } = ordered({
      givenName: "Amina",
      familyName: "Beispiel",
    });
    const now = ports.clock.now();
    const { blocks } = applicationDocument(
      {
        ...process,
        submitting: {
          attempt: 1,
          submittedAt: now.toISOString(),
          progress: "GET_FILES",
          completedSteps: [],
          transferTicketNumber,
          generatedIds,
          documents: [],
          externalIdType: "UNKNOWN",
          ...(signIn !== undefined && { signIn }),
        },
      },
      { form, state: stateOfForm(process, { form, now }), portalName: "Portal", at: now.toISOString() },
    );
    const entries = blocks.flatMap((block) => (block.kind === "answers" ? block.entries : []));
    expect(entries).toContainEqual({
      label: "Anmeldung",
      value: "Nutzerkonto: Amina Beispiel, Vertrauensniveau „hoch“",
    });
    expect(entries).toContainEqual({ label: "Aus dem Konto, nicht änderbar", value: "Vorname(n)" });
    expect(entries).toContainEqual({ label: "Gleich wie im Konto", value: "Familienname" });
  });

  it("names the account in English in the English copy", () => {
    const { signIn } = ordered({});
    expect(signInEntries({ ...(signIn && { signIn }) }, { asked: [], language: "en" })).toEqual([
      { label: "Sign-in", value: "user account: Amina Beispiel, level of trust “high”" },
    ]);
  });
});
