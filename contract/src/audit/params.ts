import * as z from "zod/mini";
import { roleNames } from "../accounts/roles.ts";
import { applicantTypes } from "../accounts/user.ts";
import { alertKinds, alertSteps } from "../alerts/kinds.ts";
import { applicationStatuses } from "../applications/calls.ts";
import { recordSteps } from "../applications/record.ts";
import { blockHours, blockReasons } from "../blocks/calls.ts";
import { chatSettings } from "../chats/settings-calls.ts";
import { formKinds } from "../forms/form.ts";
import { id, time } from "../ids.ts";
import { contentItemNames } from "../publishing/items.ts";
import { attendances, shiftParts } from "../shifts/parts.ts";
import { rotaSettings } from "../shifts/rota-calls.ts";

const reason = z.optional(z.string());

/** A day of the calendar, as `2026-11-23`. */
const day = z.string();
/** A time of day, as `18:00`. */
const clockTime = z.string();

const needs = { listeners: z.int(), supervisors: z.int() };

const closedDays = { first: day, last: day, yearly: z.boolean(), name: z.string() };

const attendance = z.object({ attendance: z.enum(attendances), minutes: z.optional(z.int()) });

/** Post, comment, profile or member, by its id. */
const thing = z.object({ kind: z.enum(["post", "comment", "profile", "member"]), id });

export const recordFields = [
	...recordSteps,
	"certified_since",
	"earlier_hours",
	"languages",
	"identity_seen",
	"nda_form_id",
	"interview_held",
	"training_hours",
	"reference_asked",
	"reference_dropped",
	"reference_reminded",
	"reference_answered",
] as const;
export type RecordField = (typeof recordFields)[number];

const block = z.object({ reason: z.enum(blockReasons), hours: z.literal(blockHours) });

/** By the name that directors gave it. Its address is no less secret than a password. */
const webhook = z.object({ name: z.string() });

/** What an entry says beside who did what to whom, by its act. An act that is not here says no more. */
export const auditParams = {
	transfer_chat: z.object({ reason }),
	set_chats_limit: z.object({ limit: z.nullable(z.int()) }),
	change_settings: z.object({
		changes: z.array(
			z.object({
				setting: z.keyof(chatSettings),
				before: z.nullable(z.union([z.string(), z.number()])),
				after: z.nullable(z.union([z.string(), z.number()])),
			}),
		),
	}),
	read_form: z.object({ kind: z.enum(formKinds), name: z.string() }),
	read_document: z.object({ name: z.string() }),
	decide_application: z.object({ decision: z.enum(["accept", "decline", "ask"]) }),
	finish_training: z.object({ missing: z.array(z.enum(recordSteps)) }),
	change_record: z.object({ fields: z.array(z.enum(recordFields)) }),
	mail_stage: z.object({
		status: z.enum(applicationStatuses),
		kind: z.optional(z.enum(applicantTypes)),
		certified: z.optional(z.boolean()),
		count: z.int(),
		subject: z.string(),
	}),
	import_members: z.object({ invited: z.int(), left_out: z.int() }),
	invite_member: z.object({ role: z.enum(roleNames) }),
	make_invitation_link: z.object({ role: z.enum(roleNames), uses: z.int(), days: z.int() }),
	revoke_invitation: z.object({ role: z.enum(roleNames) }),
	accept_invitation: z.object({ role: z.enum(roleNames) }),
	change_role: z.object({ before: z.enum(roleNames), after: z.enum(roleNames), reason }),
	deactivate_member: z.object({ reason }),
	erase_member: z.object({ role: z.enum(roleNames) }),
	reset_second_step: z.object({ reason }),
	change_name: z.object({ before: z.string(), after: z.string() }),
	change_email: z
		.object({ before: z.string(), after: z.string(), by_director: z.optional(z.boolean()) })
		.check(z.describe("Masked.")),
	correct_email: z.object({ before: z.string(), after: z.string(), reason: z.string() }).check(z.describe("Masked.")),
	change_security: z.object({ before: z.nullable(day), after: z.nullable(day) }),
	read_practice: z.object({ room_id: id }),
	read_hours: z.object({
		view: z.enum(["page", "table", "letter"]),
		token: z.optional(z.string()).check(z.describe("The name of the API token by which it was read.")),
	}),
	delete_post: thing,
	delete_comment: thing,
	pin_post: thing,
	unpin_post: thing,
	publish_after_warning: thing,
	keep_reported: thing,
	hide_post: thing,
	hide_comment: thing,
	show_again: thing,
	warn_member: thing,
	clear_profile: thing,
	suspend_from_community: z.object({ until: time }),
	change_rota: z.discriminatedUnion("change", [
		z.object({ change: z.literal("set_weekly_shift"), weekday: z.int(), start: clockTime, ...needs }),
		z.object({ change: z.literal("drop_weekly_shift"), weekday: z.int(), start: clockTime }),
		z.object({ change: z.literal("add_shift_time"), start: clockTime, end: clockTime }),
		z.object({ change: z.literal("retire_shift_time"), start: clockTime, end: clockTime }),
		z.object({ change: z.literal("close_days"), ...closedDays }),
		z.object({ change: z.literal("open_days"), ...closedDays }),
		z.object({
			change: z.literal("settings"),
			changes: z.array(z.object({ setting: z.keyof(rotaSettings), before: z.int(), after: z.int() })),
		}),
	]),
	change_shift: z.object({
		day,
		start: clockTime,
		added: z.optional(z.literal(true)),
		needs: z.optional(z.object(needs)),
		supervisor: z.optional(z.nullable(z.string())).check(z.describe("By name; null for nobody any more.")),
		reopened: z.optional(z.literal(true)),
		cancelled: z.optional(z.string()).check(z.describe("Why.")),
	}),
	call_out: z.object({ part: z.enum(shiftParts), starts_at: time, count: z.int() }),
	request_place: z.object({ part: z.enum(shiftParts), starts_at: time }),
	withdraw_place_request: z.object({ part: z.enum(shiftParts), starts_at: time }),
	change_attendance: z.object({ day, before: attendance, after: attendance }),
	close_shift: z.object({ starts_at: time }),
	ask_for_block: block,
	confirm_block: block,
	publish_content: z.object({ item: z.enum(contentItemNames) }),
	change_alerts: z.object({
		kind: z.enum(alertKinds),
		enabled: z.boolean(),
		steps: z.array(z.object({ step: z.enum(alertSteps), after: z.int() })),
	}),
	create_webhook: webhook,
	change_webhook: webhook,
	enable_webhook: webhook,
	disable_webhook: webhook,
	rotate_webhook_secret: webhook,
	delete_webhook: webhook,
	create_api_token: z.object({ name: z.string(), scopes: z.array(z.string()), days: z.nullable(z.int()) }),
	revoke_api_token: z.object({ name: z.string() }),
} as const;

export type AuditParams = { [Act in keyof typeof auditParams]: z.infer<(typeof auditParams)[Act]> };

/** What was recorded before entries had parameters, and cannot be read as such. */
export const writtenText = z.object({ text: z.string() });
export type WrittenText = z.infer<typeof writtenText>;
