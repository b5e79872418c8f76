import type { StateSettings } from "#contract/settings/settings.ts";
import { euroText } from "#domain/payment/euroText.ts";
import { doubtful, wrong, type SettingsFinding } from "./SettingsFinding.ts";

type Offer = StateSettings["server"]["offers"][number];

/** Less than ten euro is an amount written in euro; more than a thousand has a zero too many. */
const LEAST_CENTS = 1000;
const MOST_CENTS = 100_000;

/** Amounts that no fee for a recognition has. All others are printed in words (settingsSummary). */
export function feeFindings({ offers }: StateSettings["server"]): readonly SettingsFinding[] {
  return offers.flatMap((offer, index) =>
    feeAmounts(offer).flatMap(({ place, cents }) =>
      amountFinding(`server.offers.${String(index)}.${place}`, cents),
    ),
  );
}

interface PlacedAmount {
  readonly place: string;
  readonly cents: number;
}

function feeAmounts({ feeAmount, feesByProcess = [], fee }: Offer): readonly PlacedAmount[] {
  const range = fee?.range;
  return [
    ...(feeAmount === null ? [] : [{ place: "feeAmount", cents: feeAmount }]),
    ...feesByProcess.map(({ amount }, index) => ({
      place: `feesByProcess.${String(index)}.amount`,
      cents: amount,
    })),
    ...(range === undefined
      ? []
      : [
          { place: "fee.range.from", cents: range.from },
          { place: "fee.range.to", cents: range.to },
        ]),
  ];
}

function amountFinding(path: string, cents: number): readonly SettingsFinding[] {
  const amount = `is ${String(cents)}, which is ${euroText(cents, "de")}`;
  if (cents > 0 && cents < LEAST_CENTS)
    return [
      wrong(path, {
        sentence: `${amount}: amounts are euro cents.`,
        wayOut: `Write ${String(cents * 100)} if ${euroText(cents * 100, "de")} is meant.`,
      }),
    ];
  if (cents <= MOST_CENTS) return [];
  return [
    doubtful(path, {
      sentence: `${amount}, more than any authority asks for a recognition.`,
      wayOut: `Write ${String(Math.round(cents / 100))} if ${euroText(Math.round(cents / 100), "de")} is meant.`,
    }),
  ];
}
