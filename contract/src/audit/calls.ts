import * as z from "zod/mini";
import { call, sentFile } from "../calls.ts";
import { id, time } from "../ids.ts";
import { pageOf, paging } from "../paging.ts";
import { type AuditParams, auditParams, type WrittenText, writtenText } from "./params.ts";

/** What is recorded: each look into somebody's words, and each act over somebody's head. */
export const auditActs = [
	"read_transcript",
	"watch_chat",
	"reveal_caller",
	"take_over_chat",
	"hand_back_chat",
	"transfer_chat",
	"end_duty",
	"change_settings",
	"set_chats_limit",
	"read_form",
	"read_application",
	"read_document",
	"decide_application",
	"finish_training",
	"change_record",
	"suspend_member",
	"reinstate_member",
	"mail_stage",
	"invite_member",
	"import_members",
	"make_invitation_link",
	"revoke_invitation",
	"accept_invitation",
	"change_role",
	"deactivate_member",
	"activate_member",
	"export_member",
	"erase_member",
	"read_practice",
	"delete_post",
	"delete_comment",
	"pin_post",
	"unpin_post",
	"publish_after_warning",
	"keep_reported",
	"hide_post",
	"hide_comment",
	"show_again",
	"warn_member",
	"clear_profile",
	"suspend_from_community",
	"lift_community_suspension",
	"change_rota",
	"change_shift",
	"call_out",
	"request_place",
	"withdraw_place_request",
	"change_attendance",
	"close_shift",
	"read_hours",
	"change_security",
	"reset_second_step",
	"turn_on_second_step",
	"turn_off_second_step",
	"renew_recovery_codes",
	"add_authenticator_app",
	"add_passkey",
	"remove_passkey",
	"refuse_passkey",
	"change_password",
	"change_name",
	"change_email",
	"correct_email",
	"use_recovery_code",
	"guess_codes",
	"ask_for_block",
	"confirm_block",
	"decline_block",
	"lift_block",
	"publish_content",
	"change_alerts",
	"create_api_token",
	"revoke_api_token",
	"open_to_visitors",
	"close_to_visitors",
	"create_webhook",
	"change_webhook",
	"enable_webhook",
	"disable_webhook",
	"rotate_webhook_secret",
	"delete_webhook",
] as const;
export type AuditAct = (typeof auditActs)[number];

/** A member, by the name they had when the entry was recorded. */
const auditMember = z.object({ id, name: z.string() });
export type AuditMember = z.infer<typeof auditMember>;

const entryBase = z.object({
	id,
	at: time,
	member: auditMember.check(z.describe("Who did it.")),
	chat_id: z.nullable(id),
	about: z.nullable(auditMember).check(z.describe("The member it was done to, where there is one.")),
});

/** An act with what it says: nothing, its parameters, or the text of an entry older than those. */
export type AuditedAct = {
	[Act in AuditAct]: {
		readonly act: Act;
		readonly params: (Act extends keyof AuditParams ? AuditParams[Act] : never) | WrittenText | null;
	};
}[AuditAct];

/** One entry of the audit log. Entries are added, and nobody can change them. */
export type AuditEntry = z.infer<typeof entryBase> & AuditedAct;

const hasParams = (act: AuditAct): act is keyof AuditParams => act in auditParams;

const entryOf = (act: AuditAct) => {
	const params = z.nullable(hasParams(act) ? z.union([writtenText, auditParams[act]]) : writtenText);
	// A server of the version before has none.
	return z.object({ ...entryBase.shape, act: z.literal(act), params: z._default(params, null) });
};

const [firstAct, ...otherActs] = auditActs;

/** By its act it is known which parameters an entry has: `auditParams`. */
export const auditEntry = z.discriminatedUnion("act", [
	entryOf(firstAct),
	...otherActs.map(entryOf),
]) as z.ZodMiniType as z.ZodMiniType<AuditEntry, AuditEntry>;

const filter = z.object({
	act: z.optional(z.enum(auditActs)),
	member: z.optional(id).check(z.describe("Who did it, or to whom it was done.")),
	chat: z.optional(id),
	from: z.optional(z.iso.date()).check(z.describe("The first day, on the clocks of the society.")),
	to: z.optional(z.iso.date()).check(z.describe("The last day; it belongs to them.")),
});

export const auditLog = call({
	method: "GET",
	path: "/audit/",
	summary: "The audit log, the newest first.",
	who: ["director"],
	query: z.object({ ...paging.shape, ...filter.shape }),
	status: 200,
	answer: pageOf(auditEntry),
	errors: [],
});

export const auditTable = call({
	method: "GET",
	path: "/audit/csv/",
	summary: "All entries of the audit log that a filter leaves, the newest first, as a table (CSV).",
	who: ["director"],
	query: filter,
	sendsFile: true,
	status: 200,
	answer: sentFile,
	errors: [],
});

export const auditMembers = call({
	method: "GET",
	path: "/audit/members/",
	summary: "Everybody who ever did something that is in the audit log, or to whom it was done, by name.",
	who: ["director"],
	status: 200,
	answer: z.object({ results: z.array(auditMember) }),
	errors: [],
});

export const auditCalls = { auditLog, auditTable, auditMembers };
