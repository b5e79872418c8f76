const OSCI = "http://www.osci.eu/ws/2008/05/transport/urn/messageTypes";

export type Port = "ManagementPort" | "SendXtaPort" | "MsgBoxPort";

/** Every operation of edition 2.1.1 with its port and its action, which input, output and faults share. */
export const OPERATIONS = {
  checkAccountActive: { port: "ManagementPort", action: "http://www.xta.de/XTA/CheckAccountActive" },
  lookupService: { port: "ManagementPort", action: "http://www.xta.de/XTA/IsServiceAvailable" },
  createMessageId: { port: "ManagementPort", action: "http://www.xta.de/XTA/CreateMessageID" },
  getTransportReport: { port: "ManagementPort", action: "http://www.xta.de/XTA/GetTransportReport" },
  cancelMessage: { port: "ManagementPort", action: "http://www.xta.de/XTA/CancelMessage" },
  sendMessage: { port: "SendXtaPort", action: "http://www.xta.de/XTA/SendMessage" },
  sendMessageSync: { port: "SendXtaPort", action: "http://www.xta.de/XTA/SendMessageSync" },
  getStatusList: { port: "MsgBoxPort", action: `${OSCI}/MsgBoxStatusListRequest` },
  getMessage: { port: "MsgBoxPort", action: `${OSCI}/MsgBoxFetchRequest` },
  getNextStatusList: { port: "MsgBoxPort", action: `${OSCI}/MsgBoxGetNextListRequest` },
  getNextMessage: { port: "MsgBoxPort", action: `${OSCI}/MsgBoxGetNextMsgRequest` },
  close: { port: "MsgBoxPort", action: `${OSCI}/MsgBoxCloseRequest` },
} as const satisfies Readonly<Record<string, { readonly port: Port; readonly action: string }>>;

export const OPERATION_NAMES = [
  "checkAccountActive",
  "lookupService",
  "createMessageId",
  "getTransportReport",
  "cancelMessage",
  "sendMessage",
  "sendMessageSync",
  "getStatusList",
  "getMessage",
  "getNextStatusList",
  "getNextMessage",
  "close",
] as const satisfies readonly (keyof typeof OPERATIONS)[];
export type OperationName = (typeof OPERATION_NAMES)[number];

export function operationOf(action: string): OperationName | undefined {
  return OPERATION_NAMES.find((name) => OPERATIONS[name].action === action);
}
