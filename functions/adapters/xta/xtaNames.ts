/** Namespaces of XTA 2.1.1 and of what it is built on (WSDL and schemas of the edition). */
export const NAMESPACE = {
  soap: "http://www.w3.org/2003/05/soap-envelope",
  wsa: "http://www.w3.org/2005/08/addressing",
  xta: "http://xoev.de/transport/xta/211",
  oscimeta: "http://www.osci.eu/ws/2014/10/transport",
  xop: "http://www.w3.org/2004/08/xop/include",
} as const;

export const ANONYMOUS = "http://www.w3.org/2005/08/addressing/anonymous";

/** Input, output and faults of an operation carry the same action. */
export const ACTION = {
  checkAccountActive: "http://www.xta.de/XTA/CheckAccountActive",
  lookupService: "http://www.xta.de/XTA/IsServiceAvailable",
  createMessageId: "http://www.xta.de/XTA/CreateMessageID",
  getTransportReport: "http://www.xta.de/XTA/GetTransportReport",
  sendMessage: "http://www.xta.de/XTA/SendMessage",
} as const;
export type XtaOperation = keyof typeof ACTION;

/** The schema's limit for message and attachments together. */
export const CONTAINER_MAX_BYTES = 40_000_000;
