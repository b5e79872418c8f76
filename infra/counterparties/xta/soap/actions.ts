import { elementFinder } from "#infra/counterparties/kit/readXml.ts";

const OSCI = "http://www.osci.eu/ws/2008/05/transport/urn/messageTypes";

type Port = "ManagementPort" | "SendXtaPort" | "MsgBoxPort";

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

export type OperationName = keyof typeof OPERATIONS;
const isOperation = (name: string): name is OperationName => name in OPERATIONS;
export const OPERATION_NAMES = Object.keys(OPERATIONS).filter(isOperation);

export function operationOf(action: string): OperationName | undefined {
  return OPERATION_NAMES.find((name) => OPERATIONS[name].action === action);
}

/** Namespaces by the prefixes that this server writes. */
export const NAMESPACE = {
  soap: "http://www.w3.org/2003/05/soap-envelope",
  wsa: "http://www.w3.org/2005/08/addressing",
  xta: "http://xoev.de/transport/xta/211",
  osci: "http://www.osci.eu/ws/2008/05/transport",
  oscimeta: "http://www.osci.eu/ws/2014/10/transport",
  xenc: "http://www.w3.org/2001/04/xmlenc#",
  xop: "http://www.w3.org/2004/08/xop/include",
  none: "",
} as const;
export type Prefix = keyof typeof NAMESPACE;

export const { inside, isElement } = elementFinder(NAMESPACE);
