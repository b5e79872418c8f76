import { describe, expect, it } from "vitest";
import { portalTexts } from "#build/texts/portalTexts.ts";
import {
  DATA_CLASSES,
  type DataClassName,
  KEPT_BESIDES,
  longestIn,
  longestMilliseconds,
  STORES_ABOUT_NOBODY,
} from "#domain/operation/DATA_CLASSES.ts";
import { KEPT_CLASSES } from "#domain/operation/keptOf.ts";
import { DELETION_TEXTS } from "#usecases/documents/deletionTexts.ts";
import { synthesizedResources } from "../infra/synthesizedResources.ts";
import { ENDS_OF_ITEMS } from "./retention/endsOfItems.ts";
import { IN_TEMPLATES } from "./retention/inTemplates.ts";
import { THROUGH_TIME } from "./retention/throughTime.ts";

const STORES: Readonly<Record<string, string>> = {
  "AWS::DynamoDB::Table": "table",
  "AWS::S3::Bucket": "bucket",
  "AWS::SQS::Queue": "queue",
  "AWS::Logs::LogGroup": "logs",
};
/** How each class of data is shown to go in time. */
const PROOFS: Readonly<Record<DataClassName, () => Promise<void> | void>> = {
  ...THROUGH_TIME,
  ...ENDS_OF_ITEMS,
  ...IN_TEMPLATES,
};
/** Told with the draft, whose end is theirs. */
const WITH_DRAFT = ["uploads", "draftKeys"];
const NAMES = Object.keys(DATA_CLASSES);
const isClass = (name: string): name is DataClassName => Object.hasOwn(DATA_CLASSES, name);

describe("what is kept of people", () => {
  it.each(NAMES.filter(isClass))(
    "(%s) is gone when its time is over, to the last file or copy",
    async (name) => {
      await PROOFS[name]();
    },
  );

  it.each(["embedded", "aws"] as const)(
    "lies in stores that the list names, and in no other (%s)",
    (environment) => {
      const classes: readonly { readonly stores: readonly string[] }[] = Object.values(DATA_CLASSES);
      const named = [...classes.flatMap(({ stores }) => stores), ...STORES_ABOUT_NOBODY];
      const found = synthesizedResources({ environment }).flatMap(([id, { Type }]) => {
        const kind = STORES[Type];
        if (kind === undefined) return [];
        const name = id.replace(/(?:Table|Bucket)?[0-9A-F]{8}$/, "");
        return kind === "logs" ? [kind] : [`${kind} ${name.charAt(0).toLowerCase()}${name.slice(1)}`];
      });
      expect(found.length).toBeGreaterThan(15);
      expect(
        found.filter((store) => !named.some((one) => one === store || one.startsWith(`${store} `))),
      ).toEqual([]);
      const gone = named.filter((one) => {
        const [kind = "", store = ""] = one.split(" ");
        return ["table", "bucket"].includes(kind) && !found.includes(`${kind} ${store}`);
      });
      expect(gone).toEqual(environment === "aws" ? [] : ["bucket archive", "bucket archive"]);
    },
  );

  it.each(["de", "en"] as const)("is shown to people with every period of the list (%s)", async (locale) => {
    const shown = Array.from(await portalTexts(locale), ([key, text]) =>
      key.startsWith("privacy.row.") && key.endsWith(".duration") ? text : "",
    ).join(" ");
    // A block has no period: its row says when it ends.
    const periods = NAMES.filter((name) => name !== "blocks" && !WITH_DRAFT.includes(name));
    expect(periods.filter((name) => !shown.includes(`{{${name}}}`))).toEqual([]);
    for (const name of WITH_DRAFT.filter((one) => one === "uploads" || one === "draftKeys"))
      expect(longestMilliseconds(name)).toBe(longestMilliseconds("draft"));
  });

  it("is shown in the personal area, by application or besides", () => {
    const elsewhere = ["heldDraft", "deletionRecords", "blocks", "statistics"];
    expect([...KEPT_CLASSES, ...KEPT_BESIDES, ...WITH_DRAFT, ...elsewhere].sort()).toEqual(NAMES.toSorted());
  });

  it("is certified when an application is deleted: what goes, and what may stay", () => {
    const certified = Object.keys(DELETION_TEXTS.de.classes);
    expect(KEPT_CLASSES.filter((name) => !certified.includes(name))).toEqual([]);
    const { classes } = DELETION_TEXTS.en;
    for (const name of ["ciphertext", "mailboxCopy", "reports", "payments"] as const)
      expect(classes[name]).toContain(longestIn(name, "en"));
  });
});
