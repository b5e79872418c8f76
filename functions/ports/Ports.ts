import type { Authority } from "#domain/directory/Authority.ts";
import type { AttachmentStore } from "./attachments/AttachmentStore.ts";
import type { AuthorityTransports, AuthorityIntake } from "./sending/AuthorityTransport.ts";
import type { PaymentRepository, PaymentWorkflow } from "./payment/PaymentRepository.ts";
import type { ProcessRepository, DeletionRecords } from "./application/ProcessRepository.ts";
import type { SessionStore, BlockList } from "./sign-in/SessionStore.ts";
import type { SubmitWorkflow, DeliveryWorkflow } from "./sending/SubmitWorkflow.ts";
import type { UploadInspector, MalwareScanner } from "./attachments/UploadInspector.ts";
import type { FeedbackStore, RateLimiter, OwnerRoom, StatisticsStore } from "./operation/OperationStores.ts";
import type { DataMaps } from "./sending/DataMaps.ts";
import type { DeliveryCallbacks } from "./sending/DeliveryCallbacks.ts";
import type { Clock, IdGenerator, Sha512 } from "./System.ts";
import type { DocumentRenderer } from "./documents/DocumentRenderer.ts";
import type { EventLog } from "./operation/EventLog.ts";
import type { FormCatalogue } from "./forms/FormCatalogue.ts";
import type { IdentityProviders } from "./sign-in/IdentityProviders.ts";
import type { LoginStore } from "./sign-in/LoginStore.ts";
import type { PaymentProviders } from "./payment/PaymentProvider.ts";
import type { PlaceDirectory, ProfessionSearch, ServiceDirectory } from "./directory/ServiceDirectory.ts";
import type { Postbox } from "./sending/Postbox.ts";
import type { ResultStore } from "./sending/ResultStore.ts";
import type { SamlProviders } from "./sign-in/SamlProviders.ts";
import type { Seal } from "./documents/Seal.ts";
import type { SubmissionRepository } from "./sending/SubmissionRepository.ts";

/** All dependencies of use cases; each picks what it needs. */
export interface Ports {
  readonly attachments: AttachmentStore;
  /** By their ids, as they can be reached today. */
  readonly authorities: ReadonlyMap<string, Authority>;
  readonly blockList: BlockList;
  readonly callbacks: DeliveryCallbacks;
  readonly clock: Clock;
  readonly deletions: DeletionRecords;
  readonly delivery: DeliveryWorkflow;
  readonly directory: ServiceDirectory;
  readonly documents: DocumentRenderer;
  readonly feedback: FeedbackStore;
  readonly forms: FormCatalogue;
  readonly identityProviders: IdentityProviders;
  readonly ids: IdGenerator;
  readonly inspector: UploadInspector;
  readonly intake: AuthorityIntake;
  readonly limiter: RateLimiter;
  readonly log: EventLog;
  readonly logins: LoginStore;
  readonly maps: DataMaps;
  /** Absent where the state has none. */
  readonly malwareScanner?: MalwareScanner;
  readonly ownerRoom: OwnerRoom;
  readonly paymentProviders: PaymentProviders;
  readonly payments: PaymentRepository;
  readonly paymentWorkflow: PaymentWorkflow;
  readonly places: PlaceDirectory;
  readonly professions: ProfessionSearch;
  /** Absent where the portal serves no mailboxes. */
  readonly postbox?: Postbox;
  readonly processes: ProcessRepository;
  readonly results: ResultStore;
  /** What transports made of applications; ciphertext stays here until the final word on its delivery. */
  readonly sealed: Pick<ResultStore, "write" | "readText" | "has" | "deleteProcess">;
  readonly samlProviders: SamlProviders;
  /** Absent where the state has no certificate for it yet. */
  readonly seal?: Seal;
  readonly sessions: SessionStore;
  readonly sha512: Sha512;
  readonly statistics: StatisticsStore;
  readonly submissions: SubmissionRepository;
  readonly submitWorkflow: SubmitWorkflow;
  readonly transports: AuthorityTransports;
}
