/** Types of fields that few forms have. */
export { Address } from "./fields/Address.tsx";
export { DataMap } from "./fields/DataMap.tsx";
export { DateTimeField } from "./fields/DateTimeField.tsx";
export { Signature } from "./fields/Signature.tsx";
export { Survey } from "./fields/Survey.tsx";
export { Tags } from "./fields/Tags.tsx";
export { TimeField } from "./fields/TimeField.tsx";
