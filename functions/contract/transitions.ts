/** Which status an application may take from which; free of zod, so the browser can ask it. */
export { TRANSITIONS } from "../domain/process/transitions.ts";
