import { describe, expect, it, vi } from "vitest";
import { payments } from "./payments.ts";

const office = (
  authorityIds: readonly string[] | "all",
  originatorId: string,
  leiKaIds?: readonly string[],
) => ({
  authorityIds,
  leiKaIds: leiKaIds ?? "all",
  baseUrl: "http://127.0.0.1:1/api",
  originatorId,
  endPointId: "1",
  authentication: { kind: "none" },
  trustRoots: [],
  providerName: "Payment",
  redirectHosts: ["127.0.0.1:1"],
  upperCasePurpose: false,
  bookingData: {},
  methods: [],
});

const NURSE = "99150001001017";

vi.mock("../readSettings.ts", () => ({
  readSettings: () => ({
    server: { payments: [office(["a"], "nurses", [NURSE]), office(["a"], "others"), office(["b"], "b")] },
  }),
}));

describe("the payment services of the settings", () => {
  const providers = payments({ write: () => undefined });

  it("are chosen by the first rule that names authority and service", () => {
    const nurses = providers.of({ authorityId: "a", leiKaId: NURSE });
    expect(nurses).toBeDefined();
    expect(providers.of({ authorityId: "a", leiKaId: "99150001001018" })).not.toBe(nurses);
    expect(providers.of({ authorityId: "a", leiKaId: NURSE })).toBe(nurses);
  });

  it("are none where no rule names the authority", () => {
    expect(providers.of({ authorityId: "c", leiKaId: NURSE })).toBeUndefined();
  });
});
