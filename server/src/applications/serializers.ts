import type {
	Application,
	Credential,
	ListenerApplication,
	SupervisorApplication,
} from "@warmline/contract/applications/calls";
import { listenerDraft } from "@warmline/contract/applications/listener-application";
import { type CredentialField, supervisorDraft } from "@warmline/contract/applications/supervisor-application";
import { reapplyFrom } from "./apply/reapply-from.ts";
import type { NamedApplication } from "./queries.ts";

const timeOf = (at: Date | null) => at?.toISOString() ?? null;

const stateOf = (row: NamedApplication) => ({
	id: row.id,
	user: { id: row.member_id, first_name: row.first_name, last_name: row.last_name, email: row.email },
	status: row.status,
	completed: row.status !== "draft" && row.status !== "asked",
	updated_at: row.updated_at.toISOString(),
	submitted_at: timeOf(row.submitted_at),
	decided_at: timeOf(row.decided_at),
	asked: row.asked,
	reason: row.reason,
	reapply_from: row.status === "declined" && row.decided_at !== null ? reapplyFrom(row.decided_at) : null,
});

/** Each answer by its name; what was never given is null. */
const withBlanks = (answers: object, shape: object): object => ({
	...Object.fromEntries(Object.keys(shape).map((name) => [name, null])),
	...answers,
});

export const toListenerApplication = (row: NamedApplication): ListenerApplication => ({
	...listenerDraft.parse(withBlanks(row.answers, listenerDraft.shape)),
	...stateOf(row),
	kind: row.kind === "placement" ? "placement" : "listener",
});

const documentOf = (row: NamedApplication, field: CredentialField): Credential | null => {
	const found = row.documents.find((one) => one.field === field);
	if (!found) return null;
	const url = `/onboarding/supervisor-application/${row.member_id}/files/${field}/`;
	return { url, name: found.name, size: found.size };
};

export const toSupervisorApplication = (row: NamedApplication): SupervisorApplication => ({
	...supervisorDraft.parse(withBlanks(row.answers, supervisorDraft.shape)),
	...stateOf(row),
	kind: "supervisor",
	resume: documentOf(row, "resume"),
	degree: documentOf(row, "degree"),
	accreditation: documentOf(row, "accreditation"),
	supplemental: documentOf(row, "supplemental"),
});

export const toApplication = (row: NamedApplication): Application => {
	if (row.kind === "supervisor") return toSupervisorApplication(row);
	return row.kind === "placement"
		? { ...toListenerApplication(row), kind: "placement" }
		: { ...toListenerApplication(row), kind: "listener" };
};
