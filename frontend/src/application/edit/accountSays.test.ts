import { describe, expect, test } from "vitest";
import { aField } from "#test/fixtures/aField.ts";
import { aForm } from "#test/fixtures/aForm.ts";
import { accountOf } from "#domain/sign-in/Account.ts";
import { withAnswerAt } from "#forms/answers/dataPath.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";
import { evaluateForm, preparedForm } from "#forms/evaluateForm.ts";
import { withAccountAnswers } from "#usecases/application/withAccountAnswers.ts";
import { aSession, aStartedProcess } from "#test/fixtures/aProcess.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import type { User } from "#ui/api/useUser.ts";
import { accountSays } from "./accountSays.ts";
import type { ProcessView } from "./opening.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

/** Who fills in decides whose name the account's is. */
const FORM = aForm([
  {
    key: "p",
    title: "Page",
    components: [
      aField("role"),
      aField("applicantName", {
        prefill: "familyName",
        prefillWhen: { path: "role", value: "applicant" },
      }),
      aField("representativeName", {
        prefill: "familyName",
        prefillWhen: { path: "role", value: "representative" },
      }),
      aField("mail", { prefill: "email" }),
    ],
  },
]);

const LOGIN: Pick<User["loginData"], "trustLevel" | "providerData" | "valueLevels" | "organisation"> = {
  trustLevel: "substantial",
  providerData: { familyName: "Beispiel", email: "a@b.example" },
  valueLevels: { email: "low" },
  organisation: null,
};

function says(data: FormAnswers, locked: ProcessView["metadata"]["idpDataLocked"] = []) {
  const state = evaluateForm(FORM, { data, now: NOW.toISOString(), unknown: "keep" });
  return accountSays({
    store: { form: () => preparedForm(FORM), data: () => state.data, state: () => state },
    metadata: () => ({ idpDataLocked: locked, trustLevel: "substantial" }),
    login: () => LOGIN,
  });
}

describe("what the account says", () => {
  test("stands where the role puts it as soon as the role is chosen", () => {
    expect(says({ role: "applicant" }).filled("role")).toEqual({
      role: "applicant",
      applicantName: "Beispiel",
      mail: "a@b.example",
    });
  });

  test("goes over to the other person when the role changes, but nothing that was typed does", () => {
    const { filled } = says({ role: "representative", applicantName: "Beispiel", mail: "x@y.example" });
    expect(filled("role")).toEqual({
      role: "representative",
      representativeName: "Beispiel",
      mail: "x@y.example",
    });
    expect(
      says({ role: "representative", applicantName: "Typed", representativeName: "Me", mail: "m" }).filled(
        "role",
      ),
    ).toBeUndefined();
  });

  test("is not looked at for answers that decide nothing about it", () => {
    expect(says({ role: "applicant" }).filled("mail")).toBeUndefined();
  });

  test("is marked as checked by the level of the value and not of the login", () => {
    const { to } = says({ role: "applicant" });
    expect(to("applicantName")).toEqual({ value: "Beispiel", sure: true, locked: false });
    expect(to("mail")).toMatchObject({ sure: false });
    expect(to("representativeName")).toBeUndefined();
  });

  test("is locked where the service takes it as it is and the account is sure of it", () => {
    const { to } = says({ role: "applicant" }, ["familyName", "email"]);
    expect(to("applicantName")).toMatchObject({ locked: true });
    expect(to("mail")).toMatchObject({ locked: false });
  });
});

describe("browser and server", async () => {
  const begun = await aStartedProcess(memoryPorts(), aSession());
  const values = [undefined, "", "Beispiel", "Typed"] as const;
  const cases = ["applicant", "representative", "other"].flatMap((role) =>
    values.flatMap((applicantName) =>
      values.map((representativeName) => ({ role, applicantName, representativeName })),
    ),
  );
  test.each(cases)("fill in alike: $role, $applicantName, $representativeName", (answers) => {
    const data = Object.entries(answers).reduce<FormAnswers>(
      (all, [path, value]) => withAnswerAt(all, { path, value }),
      {},
    );
    const process = { ...begun, formData: { ...data } };
    const account = accountOf(LOGIN);
    const server = withAccountAnswers(process, { form: FORM, account, now: NOW }).process.formData;
    const browser = says(data);
    const filled = browser.filled("role") ?? data;
    const evaluated = evaluateForm(FORM, { data: filled, now: NOW.toISOString(), unknown: "keep" }).data;
    expect(evaluated).toEqual(server);
  });
});
