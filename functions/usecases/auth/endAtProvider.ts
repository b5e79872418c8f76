import type { ProviderSignIn } from "../../domain/session/ProviderSignIn.ts";
import type { Ports } from "../../ports/Ports.ts";
import type { RemovalPorts } from "../process/removeProcess.ts";
import { forgetTransient } from "./forgetTransient.ts";

/** The provider ended sign-ins: the sessions here end with them, wherever they are. */
export async function endAtProvider(
  ports: RemovalPorts & Pick<Ports, "sessions" | "log">,
  signIns: readonly ProviderSignIn[],
): Promise<void> {
  for (const signIn of signIns) {
    const ended = await ports.sessions.takeSignedInBy(signIn);
    for (const session of ended) await forgetTransient(ports, session);
    ports.log.write("logout-by-provider", { providerId: signIn.providerId, sessions: ended.length });
  }
}
