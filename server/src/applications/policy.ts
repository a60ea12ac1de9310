import type { Role } from "@warmline/contract/accounts/roles";
import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { ApplicationStatus } from "@warmline/contract/applications/calls";

type Person = { readonly id: string; readonly role: Role };

/** An application is its applicant's and the directors' matter. */
export const maySee = (reader: Person, applicantId: string) => reader.id === applicantId || reader.role === "director";

/** Who was accepted long ago applies for nothing any more. */
export const mayApply = ({ role }: Person) => role === "new_hire";

/** The applicant may change it and submit it. */
export const isOpen = (status: ApplicationStatus) => status === "draft" || status === "asked";

/** It was submitted, and not declined: something goes on with it. */
export const underwayStatuses: readonly ApplicationStatus[] = ["submitted", "asked", "accepted"];
export const isUnderwayStatus = (status: ApplicationStatus) => underwayStatuses.includes(status);

export const listenerKinds = ["listener", "placement"] as const satisfies readonly ApplicantType[];
export const supervisorKinds = ["supervisor"] as const satisfies readonly ApplicantType[];

/** What somebody who submits such an application is from then on. */
export const traineeOf = (kind: ApplicantType): Role =>
	kind === "supervisor" ? "trainee_supervisor" : "trainee_listener";

const trained: Partial<Record<Role, Role>> = { trainee_listener: "listener", trainee_supervisor: "supervisor" };

/** What a trainee is when the training is done. Undefined for everybody else. */
export const trainedAs = (role: Role): Role | undefined => trained[role];

export const trainees = ["trainee_listener", "trainee_supervisor"] as const satisfies readonly Role[];
