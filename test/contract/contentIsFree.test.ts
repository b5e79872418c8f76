import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { euroText } from "#domain/payment/euroText.ts";
import { stateSettingsSchema } from "#contract/settings/settings.ts";
import { settingsJson } from "../fixtures/settingsJson.ts";

const FOLDERS = ["../journeys", "../integration"].map((folder) => path.join(import.meta.dirname, folder));

/** Amounts that states ask, as pages show them. */
function shownAmounts(): readonly string[] {
  const amounts = ["demo", "nw", "rp"].flatMap((state) =>
    stateSettingsSchema
      .parse(settingsJson(state))
      .server.offers.flatMap(({ feeAmount, feesByProcess = [], fee }) => [
        feeAmount ?? 0,
        ...feesByProcess.map(({ amount }) => amount),
        fee?.range?.to ?? 0,
      ]),
  );
  return [...new Set(amounts)]
    .filter((cents) => cents > 0)
    .flatMap((cents) =>
      [euroText(cents, "de"), euroText(cents, "en")].map((text) => text.replace("\u00a0", " ")),
    );
}

it("A changed fee of a state breaks no journey and no test of the portal: none says its amount", () => {
  const amounts = shownAmounts();
  expect(amounts.length).toBeGreaterThan(4);
  const saying = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .filter((file) => {
        const text = readFileSync(path.join(folder, file), "utf8").replaceAll("\u00a0", " ");
        return amounts.some((amount) => text.includes(amount));
      }),
  );
  expect(saying).toEqual([]);
});
