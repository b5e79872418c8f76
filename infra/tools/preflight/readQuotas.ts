import {
  paginateListAWSDefaultServiceQuotas,
  paginateListServiceQuotas,
  ServiceQuotasClient,
} from "@aws-sdk/client-service-quotas";
import type { Quota } from "./AccountFacts.ts";
import type { ClientSettings } from "./Surroundings.ts";

/** Services whose quotas a portal meets, and where they are kept. */
const ASKED = [
  { service: "lambda", where: "here" },
  { service: "apigateway", where: "here" },
  { service: "wafv2", where: "here" },
  { service: "wafv2", where: "edge" },
  { service: "cloudfront", where: "edge" },
] as const;

type Clients = Readonly<Record<"here" | "edge", ClientSettings>>;

/** The applied quotas; where none is applied, Service Quotas lists it among the defaults only. */
export async function readQuotas(clients: Clients): Promise<readonly Quota[]> {
  const lists = await Promise.all(
    ASKED.map(async ({ service, where }) => {
      const { region } = clients[where];
      const client = new ServiceQuotasClient(clients[where]);
      const quotas = new Map<string, Quota>();
      for (const paginate of [paginateListAWSDefaultServiceQuotas, paginateListServiceQuotas]) {
        for await (const { Quotas = [] } of paginate({ client }, { ServiceCode: service })) {
          for (const { QuotaCode: code = "", QuotaName: name = "", Value: value = 0 } of Quotas) {
            quotas.set(code, { service, region, code, name, value });
          }
        }
      }
      return [...quotas.values()];
    }),
  );
  return lists.flat();
}
