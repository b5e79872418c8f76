import type { IconName } from "../../components/IconName.ts";

export const STEPS = ["choose", "begin", "fill", "send"] as const;

export const FACTS = [
  { name: "cost", icon: "euro" },
  { name: "language", icon: "globe" },
  { name: "documents", icon: "file" },
  { name: "saving", icon: "clock" },
] as const satisfies readonly { readonly name: string; readonly icon: IconName }[];
