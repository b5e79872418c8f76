import type { SealedPartStore } from "#ports/sending/AuthorityTransport.ts";
import type { Ports } from "#ports/Ports.ts";

/** What a transport makes of one application in one run of sealing, in addition to its documents. */
export function sealedParts(
  { results, sealed }: Pick<Ports, "results" | "sealed">,
  { processId, sealingId }: { readonly processId: string; readonly sealingId: string | undefined },
): SealedPartStore {
  const address = (name: string): { processId: string; name: string } => ({
    processId,
    name: sealingId === undefined ? name : `${sealingId}/${name}`,
  });
  return {
    write: (name, text) =>
      sealed.write(address(name), {
        body: text,
        mediaType: "application/octet-stream",
      }),
    read: async (name) => {
      const text = await sealed.readText(address(name));
      if (text === undefined) throw new Error("a sealed part is not in the store");
      return text;
    },
    readDocument: (attachmentId) => results.read({ processId, name: attachmentId }),
  };
}
