import { expect, it } from "vitest";
import { FEE_TYPES } from "./FeeType.ts";
import { offersAskingForm } from "./offersAskingForm.ts";

it("The offers that find their fee by a form are told by the form's id", () => {
  const offers = FEE_TYPES.flatMap((feeType) => [
    { offerId: feeType, fmsFormId: "f", feeType },
    { offerId: `${feeType}-elsewhere`, fmsFormId: "g", feeType },
  ]);
  expect(offersAskingForm(offers, "f")).toEqual(["VARIABLE_BY_FORM", "VARIABLE_BY_PROCESS_AND_FORM"]);
});
