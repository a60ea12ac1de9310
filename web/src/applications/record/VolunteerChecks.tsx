import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import type { KeptMember } from "@warmline/contract/members/calls";
import { fullName } from "../../platform/session.ts";
import { isDone } from "../record-steps.ts";
import { RecordAgreement } from "./RecordAgreement.tsx";
import { RecordChats } from "./RecordChats.tsx";
import { RecordIdentity } from "./RecordIdentity.tsx";
import { RecordPolice } from "./RecordPolice.tsx";
import { RecordTraining } from "./RecordTraining.tsx";

type VolunteerChecksProps = { readonly member: KeptMember; readonly record: VolunteerRecord };

/** The record of a member who never applied: what a director can check without an application. */
export function VolunteerChecks({ member, record }: VolunteerChecksProps) {
	const person = { id: member.id, name: fullName(member), email: member.email, open: false };
	const { certified_at, certified_since = null } = record;
	const certifiedBefore =
		certified_at !== null && Date.parse(certified_at) <= Date.parse(member.joined_at) ? certified_since : null;
	return (
		<div className="mt-5 border-t border-line pt-5">
			<h3 className="text-lg">{t("Record")}</h3>
			<ol>
				<RecordAgreement person={person} record={record} />
				<RecordPolice person={person} check={record.police_check} done={isDone(record, "police_check")} />
				<RecordIdentity person={person} identity={record.identity} />
				<RecordTraining person={person} training={record.training} certifiedBefore={certifiedBefore} />
				<RecordChats person={person} observed={record.observed_chats} certifiedBefore={certifiedBefore} />
			</ol>
		</div>
	);
}
