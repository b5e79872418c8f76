import { createRoot } from "react-dom/client";
import { PlainPages } from "./PlainPages.tsx";
import type { PlainPage } from "./plainForm.ts";
import { plainStore } from "./plainStore.ts";

interface Definition {
  readonly components: readonly PlainPage[];
}

const response = await fetch("/definition.json");
const definition: unknown = await response.json();
const root = document.getElementById("app");
if (root !== null && isDefinition(definition)) {
  const { components } = definition;
  createRoot(root).render(<PlainPages pages={components} store={plainStore(components)} />);
}

/** The bench itself wrote this one definition: there is nothing more to check. */
function isDefinition(value: unknown): value is Definition {
  return typeof value === "object" && value !== null && "components" in value;
}
