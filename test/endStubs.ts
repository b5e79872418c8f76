import { afterEach, vi } from "vitest";

// Files share what they load: without this, the one that follows would find the stubs of the last test before it.
afterEach(() => {
  vi.unstubAllGlobals();
});
