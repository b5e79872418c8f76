import type { Summary } from "../control/Summary.ts";

export const tick: Summary = {
  lines: (_, { value, texts }) => (value === true ? [texts.yes] : []),
  isOfPage: true,
  isSilent: true,
};
