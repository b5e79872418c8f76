import type { SealedPartStore } from "../../ports/AuthorityTransport.ts";
import type { Ports } from "../../ports/Ports.ts";

/** What a transport makes of one application, beside its documents. */
export function sealedParts({ results }: Pick<Ports, "results">, processId: string): SealedPartStore {
  const address = (name: string): { processId: string; name: string } => ({
    processId,
    name: `sealed/${name}`,
  });
  return {
    write: (name, text) =>
      results.write(address(name), {
        body: text,
        mediaType: "application/octet-stream",
      }),
    read: async (name) => {
      const text = await results.readText(address(name));
      if (text === undefined) throw new Error("a sealed part is not in the result store");
      return text;
    },
    readDocument: (attachmentId) => results.read({ processId, name: attachmentId }),
  };
}
