import type { AuditEntry } from "@warmline/contract/audit/calls";
import { formerMember } from "@warmline/contract/members/former-member";
import { translate } from "../platform/language.ts";
import type { LineRow } from "./queries.ts";

/** An entry for who reads the log. What a version before `params` has written meanwhile is told as it was written. */
export const serializeEntry = ({ act, params, detail, ...line }: LineRow): AuditEntry => {
	const entry = {
		id: line.id,
		at: line.at.toISOString(),
		act,
		member: { id: line.member_id, name: line.member_name },
		chat_id: line.chat_id,
		about: line.about_id === null ? null : { id: line.about_id, name: line.about_name ?? translate(formerMember) },
		params: params ?? (detail === null ? null : { text: detail }),
	};
	// `record` alone writes rows, and by its type they are of an act and its parameters.
	return entry as AuditEntry;
};
