import { describe, expect, it } from "vitest";
import { aField } from "#test/fixtures/aField.ts";
import { aForm } from "#test/fixtures/aForm.ts";
import { evaluateForm } from "#forms/evaluateForm.ts";
import { askedQuestions, latinNameIn } from "./askedQuestions.ts";
import { peopleOf } from "./peopleOf.ts";

describe("a person in documents and data", () => {
  it("is named in Latin letters first, with the name in its own script behind", () => {
    const formData = { givenName: "محمد", familyName: "علي", role: "self" };
    expect(peopleOf({ formData }, "Muhammad Ali")).toMatchObject({
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

describe("a field that writes others in Latin letters", () => {
  const latinOf = (key: string, ...others: readonly string[]) => ({ ...aField(key), latinOf: others });
  const components = [
    aField("degree"),
    latinOf("degreeAsRead", "degree"),
    ...["givenName", "familyName"].map((key) => aField(key)),
    latinOf("nameAsRead", "givenName", "familyName"),
  ];
  const form = aForm([{ key: "one", title: "Seite", components }]);
  const filled = (data: Record<string, string>) => ({
    form,
    state: evaluateForm(form, { data, now: "2026-11-21T12:00:00.000Z" }),
  });

  it("leads the one it is of, whatever both are called", () => {
    const text = (data: Record<string, string>) => askedQuestions(filled(data))[0]?.text;
    expect(text({ degree: "护理学学士", degreeAsRead: "Hulixue xueshi" })).toBe(
      "Hulixue xueshi (护理学学士)",
    );
    expect(text({ degree: "Diplom" })).toBe("Diplom");
  });

  it("is the name of the applicant where it is of the fields of the name", () => {
    const name = { givenName: "محمد", familyName: "علي", nameAsRead: "Muhammad Ali" };
    expect(latinNameIn(filled(name))).toBe("Muhammad Ali");
    expect(latinNameIn({ form: aForm([]), state: filled(name).state })).toBeUndefined();
  });
});
