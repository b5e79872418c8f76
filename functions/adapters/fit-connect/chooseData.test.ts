import { describe, expect, it } from "vitest";
import { ok } from "../../domain/result.ts";
import type { TransportWay } from "../../domain/transport/transportRules.ts";
import { chooseData } from "./chooseData.ts";
import { refused } from "./transportFailures.ts";

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
  return found.ok ? found.value.data : undefined;
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
});
