import type { OperationName } from "../soap/actions.ts";
import type { XtaOperationHandler } from "../XtaWorld.ts";
import { close, getMessage, getNextMessage, getNextStatusList, getStatusList } from "./boxOperations.ts";
import {
  cancelMessage,
  checkAccountActive,
  createMessageId,
  getTransportReport,
  lookupService,
} from "./managementOperations.ts";
import { sendMessage, sendMessageSync } from "./sendOperations.ts";

export const HANDLERS: Readonly<Record<OperationName, XtaOperationHandler>> = {
  checkAccountActive,
  lookupService,
  createMessageId,
  getTransportReport,
  cancelMessage,
  sendMessage,
  sendMessageSync,
  getStatusList,
  getMessage,
  getNextStatusList,
  getNextMessage,
  close,
};
