/**
 * Does a state's work. An unexpected exception leaves with its name and its place in the code only: its message
 * may quote what people typed, and Step Functions keep what an execution ended with for 90 days.
 */
export async function withoutMessage<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw unexpected(error);
  }
}

function unexpected(error: unknown): Error {
  const anonymous = new Error();
  anonymous.name = error instanceof Error ? error.name : "UnknownError";
  anonymous.stack = `${anonymous.name}${error instanceof Error ? placesOf(error) : ""}`;
  return anonymous;
}

/** What follows the message, which may have several lines. */
function placesOf({ stack = "", message }: Error): string {
  const behind = stack.slice(stack.indexOf(message) + message.length);
  return behind.slice(Math.max(0, behind.search(/\n\s+at /)));
}
