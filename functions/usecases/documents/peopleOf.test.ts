import { describe, expect, it } from "vitest";
import { aField } from "#test/fixtures/aField.ts";
import { aForm } from "#test/fixtures/aForm.ts";
import { evaluateForm } from "#forms/evaluateForm.ts";
import { askedQuestions } from "./askedQuestions.ts";
import { peopleOf } from "./peopleOf.ts";

describe("a person in documents and data", () => {
  it("is named in Latin letters first, with the name in its own script behind", () => {
    const formData = { givenName: "محمد", familyName: "علي", nameRomanised: "Muhammad Ali", role: "self" };
    expect(peopleOf({ formData })).toMatchObject({
      applicant: "Muhammad Ali (محمد علي)",
      applicantInLatin: "Muhammad Ali",
      applicantInOwnScript: "محمد علي",
      sender: "Muhammad Ali (محمد علي)",
    });
  });

  it("has one name where it is written in Latin letters", () => {
    const people = peopleOf({ formData: { givenName: "Thị", familyName: "Linh", role: "self" } });
    expect(people.applicant).toBe("Thị Linh");
    expect(people.applicantInOwnScript).toBeUndefined();
  });
});

it("a title in another script stands behind the one in Latin letters", () => {
  const form = aForm([
    { key: "one", title: "Seite", components: [aField("titleOriginal"), aField("titleRomanised")] },
  ]);
  const text = (data: Record<string, string>): string | undefined =>
    askedQuestions({ form, state: evaluateForm(form, { data, now: "2026-11-21T12:00:00.000Z" }) })[0]?.text;
  expect(text({ titleOriginal: "护理学学士", titleRomanised: "Hulixue xueshi" })).toBe(
    "Hulixue xueshi (护理学学士)",
  );
  expect(text({ titleOriginal: "Diplom" })).toBe("Diplom");
});
