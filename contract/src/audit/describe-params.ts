import { roles } from "../accounts/roles.ts";
import { alertKindNames, alertStepNames, delayName } from "../alerts/alert-names.ts";
import { recordStepNames } from "../applications/record.ts";
import { blockHoursNames, blockReasonNames } from "../blocks/block-names.ts";
import { formKindNames } from "../forms/form.ts";
import { t, tn, translate } from "../i18n.ts";
import { isScope, scopeNames } from "../integrations/scopes.ts";
import { contentItemLabels } from "../publishing/item-labels.ts";
import type { AuditEntry } from "./calls.ts";
import { describeShiftParams, type TimeFormat } from "./describe-shift-params.ts";
import type { AuditParams, RecordField } from "./params.ts";

type SettingChange = AuditParams["change_settings"]["changes"][number];

const settingNames: Readonly<Record<SettingChange["setting"], string>> = {
	door: t("when chat is open:"),
	paused_reason: t("reason for the pause:"),
	caller_details: t("visitor details:"),
	open_chats_limit: t("chats at a time:"),
	visitor_silent_minutes: t("minutes until a silent chat ends:"),
	listener_silent_minutes: t("minutes until a reply reminder:"),
	visitor_gone_minutes: t("minutes until a disconnected chat ends:"),
	keep_days: t("days chats are kept:"),
};

const settingValues: ReadonlyMap<unknown, string> = new Map([
	["always", t("always")],
	["presence", t("while a listener is available")],
	["shifts", t("shifts")],
	["full", t("full")],
	["masked", t("masked")],
]);

/** No number of days is no limit. A reason is left as it was written. */
const settingValue = ({ setting }: SettingChange, value: SettingChange["before"]): string => {
	if (value === null) return setting === "keep_days" ? t("until they are erased") : t("none");
	const name = setting === "paused_reason" ? undefined : settingValues.get(value);
	return name === undefined ? String(value) : translate(name);
};

const settingChange = (change: SettingChange): string =>
	`${translate(settingNames[change.setting])} ${t("{before} to {after}", { before: settingValue(change, change.before), after: settingValue(change, change.after) })}`;

const decisions: Readonly<Record<AuditParams["decide_application"]["decision"], string>> = {
	accept: t("accepted"),
	decline: t("declined"),
	ask: t("asked for more information"),
};

const recordFieldNames: Readonly<Record<RecordField, string>> = {
	...recordStepNames,
	certified_since: t("Certified since"),
	earlier_hours: t("Hours before joining"),
	languages: t("Languages"),
	identity_seen: recordStepNames.identity,
	nda_form_id: recordStepNames.nda,
	interview_held: t("Interview completed"),
	training_hours: recordStepNames.training,
	reference_asked: t("Requested a reference"),
	reference_dropped: t("Withdrew a reference request"),
	reference_reminded: t("Reminded a referee"),
	reference_answered: t("Accepted a reference"),
};

type StageMail = AuditParams["mail_stage"];

const statusNames: Readonly<Record<StageMail["status"], string>> = {
	draft: t("drafts"),
	submitted: t("submitted"),
	asked: t("more information requested"),
	accepted: t("accepted applications"),
	declined: t("declined applications"),
};

const kindNames: Readonly<Record<NonNullable<StageMail["kind"]>, string>> = {
	listener: t("listeners"),
	placement: t("placements"),
	supervisor: t("supervisors"),
};

const stageMail = ({ status, kind, certified, count, subject }: StageMail): string => {
	const stage = [
		translate(statusNames[status]),
		...(kind === undefined ? [] : [translate(kindNames[kind])]),
		...(certified === undefined ? [] : [certified ? t("certified") : t("in training")]),
	];
	return `${stage.join(", ")} (${count}): ${subject}`;
};

const roleName = (role: keyof typeof roles): string => translate(roles[role].name);

const roleChange = ({ before, after, reason }: AuditParams["change_role"]): string => {
	const roles = t("{before} to {after}", { before: roleName(before), after: roleName(after) });
	return reason === undefined ? roles : `${roles}: ${reason}`;
};

const ofRole = ({ role }: { readonly role: keyof typeof roles }): string => roleName(role);

const block = ({ reason, hours }: AuditParams["confirm_block"]): string =>
	`${translate(blockReasonNames[reason])}, ${translate(blockHoursNames[hours])}`;

const alertChange = ({ kind, enabled, steps }: AuditParams["change_alerts"]): string => {
	const asked = steps.map(({ step, after }) => `${translate(alertStepNames[step])} (${delayName(after)})`);
	return `${translate(alertKindNames[kind])}: ${enabled ? asked.join(", ") : t("off")}`;
};

const createdToken = ({ name, scopes, days }: AuditParams["create_api_token"]): string => {
	const opens = scopes.map((scope) => (isScope(scope) ? translate(scopeNames[scope]) : scope));
	const lasts = days === null ? t("no expiry") : tn(days, { one: "1 day", other: "{count} days" });
	return `${name}: ${opens.join(", ")}; ${lasts}`;
};

const things: Readonly<Record<AuditParams["show_again"]["kind"], string>> = {
	post: t("post"),
	comment: t("comment"),
	profile: t("profile"),
	member: t("profile"),
};

const dayOrNone = (day: string | null, times: TimeFormat): string => (day === null ? t("none") : times.day(day));

type Describe<Act extends keyof AuditParams> = (params: AuditParams[Act], times: TimeFormat) => string | null;

const onlyReason = ({ reason }: { readonly reason?: string | undefined }): string | null => reason ?? null;

/** The act says it all; the id is for programs. */
const nothing = () => null;

const ofThing = ({ kind }: AuditParams["show_again"]): string => translate(things[kind]);

const named = ({ name }: { readonly name: string }): string => name;

const describers: { readonly [Act in keyof AuditParams]: Describe<Act> } = {
	...describeShiftParams,
	transfer_chat: onlyReason,
	set_chats_limit: ({ limit }) => (limit === null ? t("default") : String(limit)),
	change_settings: ({ changes }) => changes.map(settingChange).join("; "),
	read_form: ({ kind, name }) => `${translate(formKindNames[kind])}: ${name}`,
	read_document: named,
	decide_application: ({ decision }) => translate(decisions[decision]),
	finish_training: ({ missing }) => missing.map((step) => translate(recordStepNames[step])).join(", "),
	change_record: ({ fields }) => fields.map((field) => translate(recordFieldNames[field])).join(", "),
	mail_stage: stageMail,
	import_members: ({ invited, left_out }) => t("{invited} invited, {left_out} left out", { invited, left_out }),
	invite_member: ofRole,
	make_invitation_link: ({ role, uses, days }) =>
		t("{role}, people: {uses}, days: {days}", { role: roleName(role), uses, days }),
	revoke_invitation: ofRole,
	accept_invitation: ofRole,
	change_role: roleChange,
	deactivate_member: onlyReason,
	erase_member: ofRole,
	reset_second_step: onlyReason,
	change_name: ({ before, after }) => t("{before} to {after}", { before, after }),
	change_email: ({ before, after, by_director }) =>
		by_director
			? t("{before} to {after}, corrected by a director", { before, after })
			: t("{before} to {after}", { before, after }),
	correct_email: ({ before, after, reason }) => `${t("{before} to {after}", { before, after })}: ${reason}`,
	change_security: ({ before, after }, times) =>
		t("{before} to {after}", { before: dayOrNone(before, times), after: dayOrNone(after, times) }),
	read_practice: nothing,
	delete_post: nothing,
	delete_comment: nothing,
	pin_post: nothing,
	unpin_post: nothing,
	hide_post: nothing,
	hide_comment: nothing,
	clear_profile: nothing,
	publish_after_warning: ofThing,
	keep_reported: ofThing,
	show_again: ofThing,
	warn_member: ofThing,
	ask_for_block: block,
	confirm_block: block,
	publish_content: ({ item }) => translate(contentItemLabels[item]),
	change_alerts: alertChange,
	create_webhook: named,
	change_webhook: named,
	enable_webhook: named,
	disable_webhook: named,
	rotate_webhook_secret: named,
	delete_webhook: named,
	create_api_token: createdToken,
	revoke_api_token: named,
};

/** What an entry says beside its act, in the reader's language; null if that is nothing. */
export const describeParams = ({ act, params }: AuditEntry, times: TimeFormat): string | null => {
	if (params === null) return null;
	if ("text" in params) return params.text;
	// By the entry's type its parameters are those of its act.
	const describe = Reflect.get(describers, act) as Describe<keyof AuditParams> as (
		params: unknown,
		times: TimeFormat,
	) => string | null;
	return describe(params, times);
};
