import { openStateMachine } from "../../adapters/step-functions/openStateMachine.ts";
import { createDeliveryWorkflow } from "../../adapters/step-functions/StepFunctionsDeliveryWorkflow.ts";
import { createPaymentWorkflow } from "../../adapters/step-functions/StepFunctionsPaymentWorkflow.ts";
import { createSubmitWorkflow } from "../../adapters/step-functions/StepFunctionsSubmitWorkflow.ts";
import type { DeliveryWorkflow } from "../../ports/DeliveryWorkflow.ts";
import type { PaymentWorkflow } from "../../ports/PaymentWorkflow.ts";
import type { SubmitWorkflow } from "../../ports/SubmitWorkflow.ts";
import { readEnvironment } from "../readEnvironment.ts";

export const submitWorkflow = (): SubmitWorkflow =>
  createSubmitWorkflow(openStateMachine(readEnvironment("SUBMIT_STATE_MACHINE_ARN")));

export const delivery = (): DeliveryWorkflow =>
  createDeliveryWorkflow(openStateMachine(readEnvironment("TRACK_STATE_MACHINE_ARN")));

export const paymentWorkflow = (): PaymentWorkflow =>
  createPaymentWorkflow(openStateMachine(readEnvironment("COLLECT_STATE_MACHINE_ARN")));
