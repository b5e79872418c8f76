/** In which status the answers of an application can change; free of zod, so the browser can ask it. */
export { EDITABLE_STATUSES } from "../domain/process/editableStatuses.ts";
