import path from "node:path";
import process from "node:process";
import { composeService, CONTAINER_NAME, inContainer } from "./processes/localStackContainer.ts";

export type LocalStackCommand = {
  readonly command: string;
  readonly words: readonly string[];
  readonly env: NodeJS.ProcessEnv;
};

export type LocalStackOptions = {
  readonly port: number;
  /** Receives what functions print. */
  readonly logsFolder: string;
  /** On this machine's loopback. */
  readonly counterpartyPorts: readonly number[];
};

/** How LocalStack is run: as a process of what `install.sh` put into `home`, or in a container that holds the same. */
export function localStackCommand(home: string, options: LocalStackOptions): LocalStackCommand {
  const { port, logsFolder, counterpartyPorts } = options;
  // A caller's AWS settings must not reach the clients inside LocalStack.
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("AWS_")));
  if (inContainer()) {
    const places = { home: "/localstack", node: "/usr/local/bin/node", logsFolder: "/logs" };
    const service = composeService(process);
    const settings = Object.entries({
      ...settingsOf(places, port),
      // What is published arrives on the container's own interface.
      ...(service === "own-network" && { GATEWAY_LISTEN: `0.0.0.0:${port}` }),
      PORTAL_COUNTERPARTY_PORTS: counterpartyPorts.join(","),
    }).map(([name, value]) => `--env=${name}=${value}`);
    return {
      command: "docker",
      words: ["compose", "run", "--rm", "--service-ports", `--name=${CONTAINER_NAME}`, ...settings, service],
      env: { ...own, PORTAL_LOGS: logsFolder },
    };
  }
  return {
    command: path.join(home, "venv/bin/python"),
    words: ["-m", "localstack.runtime.main"],
    env: { ...own, ...settingsOf({ home, node: process.execPath, logsFolder }, port) },
  };
}

function settingsOf(
  places: { readonly home: string; readonly node: string; readonly logsFolder: string },
  port: number,
): Readonly<Record<string, string>> {
  const { home, node, logsFolder } = places;
  return {
    // Where it listens, where it writes; no telemetry, no certificate download, no DNS server.
    GATEWAY_LISTEN: `127.0.0.1:${port}`,
    LOCALSTACK_HOST: `127.0.0.1:${port}`,
    OVERRIDE_IN_DOCKER: "0",
    FILESYSTEM_ROOT: path.join(home, "root"),
    TMPDIR: path.join(home, "tmp"),
    DISABLE_EVENTS: "1",
    DDB_LOCAL_TELEMETRY: "0",
    SKIP_SSL_CERT_DOWNLOAD: "1",
    DNS_ADDRESS: "0",
    // Functions run as Node processes. Presigned addresses are checked.
    LAMBDA_RUNTIME_EXECUTOR: "node",
    LAMBDA_SYNCHRONOUS_CREATE: "1",
    PORTAL_NODE: node,
    PORTAL_LOGS: logsFolder,
    S3_SKIP_SIGNATURE_VALIDATION: "0",
    SQS_ENDPOINT_STRATEGY: "path",
    DYNAMODB_IN_MEMORY: "1",
  };
}
