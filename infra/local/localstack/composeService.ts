export type ComposeService = "host-network" | "own-network";

/**
 * Service of `compose.yaml`. On Linux the container can be on the machine's own network. Elsewhere Docker runs in a
 * virtual machine, whose loopback is another one; `PORTAL_LOCALSTACK_NETWORK=own` says so where Linux does that too.
 */
export function composeService({ platform, env }: Pick<NodeJS.Process, "platform" | "env">): ComposeService {
  return platform === "linux" && env["PORTAL_LOCALSTACK_NETWORK"] !== "own" ? "host-network" : "own-network";
}
