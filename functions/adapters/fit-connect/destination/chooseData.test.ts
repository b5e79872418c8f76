import { describe, expect, it } from "vitest";
import { ok } from "#domain/result.ts";
import type { SubmissionSchema, TransportWay } from "#domain/sending/transportRules.ts";
import { chooseData } from "./chooseData.ts";
import { refused } from "../parseAnswer.ts";

const named = (schemaUri: string): { schemaUri: string; mimeType: "application/json" } => ({
  schemaUri,
  mimeType: "application/json",
});
const names = {
  "application-v1": named("https://p.example/v1"),
  "application-v2": named("https://p.example/v2"),
};
const data = [
  { schema: "application-v2", text: "new" },
  { schema: "application-v1", text: "old" },
] as const;

/** The data for an authority that lists these schemas. */
function chosen(
  listed: readonly string[],
  way: TransportWay = { transport: "fit-connect" },
): string | undefined {
  const found = chooseData(
    { way, data },
    {
      names,
      choose: (submissionSchema) =>
        listed.includes(submissionSchema.schemaUri)
          ? ok({ identifier: "x", submissionSchema })
          : refused("not listed"),
    },
  );
  if (!found.ok) return undefined;
  return "map" in found.value.data ? `by ${found.value.data.map}` : found.value.data.text;
}

describe("the data for an authority", () => {
  it("follow the newest schema that it lists, and the one before where it lists only that", () => {
    expect(chosen(["https://p.example/v1", "https://p.example/v2"])).toBe("new");
    expect(chosen(["https://p.example/v1"])).toBe("old");
    expect(chosen(["https://other.example/x"])).toBeUndefined();
  });

  it("are of the version that was agreed where it knows them by a name of its own", () => {
    const agreed = named("https://authority.example/antrag");
    expect(chosen([agreed.schemaUri], { transport: "fit-connect", submissionSchema: agreed })).toBe("old");
    const submissionSchema = { ...agreed, data: "application-v2" } as const;
    expect(chosen([agreed.schemaUri], { transport: "fit-connect", submissionSchema })).toBe("new");
  });

  it("are made by the first of its own schemas that it lists, and the portal's where it lists none of them", () => {
    const [first, second] = ["https://authority.example/2", "https://authority.example/1"] as const;
    const way: TransportWay = {
      transport: "fit-connect",
      handOver: [
        { ...named(first), map: "second-edition" },
        { ...named(second), map: "first-edition" },
      ],
    };
    expect(chosen(["https://p.example/v2", second, first], way)).toBe("by second-edition");
    expect(chosen(["https://p.example/v2", second], way)).toBe("by first-edition");
    expect(chosen(["https://p.example/v2"], way)).toBe("new");
    expect(chosen(["https://other.example/x"], way)).toBeUndefined();
  });

  it("are XML where the authority lists a schema of XML, and the seal says so", () => {
    const schemaUri = "https://authority.example/antrag.xsd";
    const handOver = { schemaUri, mimeType: "application/xml", map: "as-xml" } as const;
    const way: TransportWay = { transport: "fit-connect", handOver: [handOver] };
    const choose = (submissionSchema: SubmissionSchema) => ok({ identifier: "x", submissionSchema });
    expect(chooseData({ way, data }, { names, choose })).toMatchObject({
      value: {
        service: { submissionSchema: { schemaUri, mimeType: "application/xml" } },
        data: { map: "as-xml" },
      },
    });
  });
});
