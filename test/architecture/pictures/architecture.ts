import { applicationPicture } from "./applicationPicture.ts";
import { containersPicture } from "./containersPicture.ts";
import { contextPicture } from "./contextPicture.ts";
import { statesPicture } from "./statesPicture.ts";

const PICTURES = [
  {
    title: "Context",
    about: "Who is outside, and which functions hold a secret for them.",
    draw: contextPicture,
  },
  {
    title: "Containers",
    about: "An arrow means: may write or start, by the rights in `infra/functions.ts`.",
    draw: containersPicture,
  },
  {
    title: "The way of an application",
    about: "Who starts it, and what each step leaves. More: `statemachines/README.md`.",
    draw: applicationPicture,
  },
  {
    title: "States",
    about:
      "By conditional writes along `functions/domain/application/transitions.ts`; moves within a status are left out.",
    draw: statesPicture,
  },
] as const;

/** The document with all pictures, made of the code. */
export function architecture(): string {
  const parts = PICTURES.map(
    ({ title, about, draw }) => `## ${title}\n\n${about}\n\n\`\`\`mermaid\n${draw()}\n\`\`\`\n`,
  );
  return [
    "# Architecture\n\nWritten by `npm run architecture`; nothing here is edited by hand.\n",
    ...parts,
  ].join("\n");
}
