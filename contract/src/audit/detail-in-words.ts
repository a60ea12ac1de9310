import { roleNames, roles } from "../accounts/roles.ts";
import { recordStepNames, recordSteps } from "../applications/record.ts";
import { blockHoursNames, blockReasonNames } from "../blocks/block-names.ts";
import { blockHours, blockReasons } from "../blocks/calls.ts";
import { t, translate } from "../i18n.ts";
import type { AuditEntry } from "./calls.ts";
import { shiftDetail, type TimesInWords } from "./shift-detail.ts";

/** What is in none of them was written by somebody, or is a number. */
const named = (names: ReadonlyMap<string, string>, text: string): string => {
	const name = names.get(text);
	return name === undefined ? text : translate(name);
};

const eachNamed = (names: ReadonlyMap<string, string>, list: string): string =>
	list
		.split(", ")
		.map((name) => named(names, name))
		.join(", ");

const settingNames: ReadonlyMap<string, string> = new Map([
	["door", t("when chat is open:")],
	["paused_reason", t("reason for the pause:")],
	["caller_details", t("visitor details:")],
	["open_chats_limit", t("chats at a time:")],
	["visitor_silent_minutes", t("minutes until a silent chat ends:")],
	["listener_silent_minutes", t("minutes until a reply reminder:")],
	["visitor_gone_minutes", t("minutes until a disconnected chat ends:")],
	["keep_days", t("days chats are kept:")],
]);

/** What stands in a line in the server's words. */
const values: ReadonlyMap<string, string> = new Map([
	["always", t("always")],
	["presence", t("while a listener is available")],
	["shifts", t("shifts")],
	["full", t("full")],
	["masked", t("masked")],
	["none", t("none")],
	["as everybody", t("default")],
]);
const valueInWords = (value: string): string => named(values, value);

/** No number of days is no limit. */
const settingInWords = (name: string, value: string): string =>
	name === "keep_days" && value === "none" ? t("until they are erased") : valueInWords(value);

const decisions: ReadonlyMap<string, string> = new Map([
	["accept", t("accepted")],
	["decline", t("declined")],
	["ask", t("asked for more information")],
]);

/** What was written into a record, by the server's name of it. */
const recordNames: ReadonlyMap<string, string> = new Map([
	...recordSteps.map((step) => [step, recordStepNames[step]] as const),
	["identity_seen", recordStepNames.identity],
	["nda_form_id", recordStepNames.nda],
	["interview_held", t("Interview completed")],
	["training_hours", recordStepNames.training],
	["reference_asked", t("Requested a reference")],
	["reference_dropped", t("Withdrew a reference request")],
	["reference_reminded", t("Reminded a referee")],
	["reference_answered", t("Accepted a reference")],
]);

const stageNames: ReadonlyMap<string, string> = new Map([
	["draft", t("drafts")],
	["submitted", t("submitted")],
	["asked", t("more information requested")],
	["accepted", t("accepted applications")],
	["declined", t("declined applications")],
	["listener", t("listeners")],
	["placement", t("placements")],
	["supervisor", t("supervisors")],
	["certified", t("certified")],
	["not certified", t("in training")],
]);

/** `submitted, listeners (12): The subject`, which stays as it was written. */
const stageInWords = (detail: string): string =>
	detail.replace(/^[a-z ,]+(?= \(\d+\): )/, (stages) => eachNamed(stageNames, stages));

const roleOf = (name: string): string => {
	const known = roleNames.find((role) => role === name);
	return known === undefined ? name : translate(roles[known].name);
};

/** `Listener to Supervisor: Came back.` What was written as a reason is left as it is. */
const rolesInWords = (detail: string): string =>
	detail.replace(/^(\w+) to (\w+)(?=$|:)/, (_, before: string, after: string) =>
		t("{before} to {after}", { before: roleOf(before), after: roleOf(after) }),
	);

/** `3 to 4`. A reason of several words is left as it was written. */
const changeOf = (name: string, before: string | undefined, after: string | undefined): string =>
	before === undefined || after === undefined
		? ""
		: t("{before} to {after}", { before: settingInWords(name, before), after: settingInWords(name, after) });

/** `none to 2026-12-01`, days of the calendar. */
const daysInWords = (detail: string, times: TimesInWords): string =>
	detail.replace(/^(\S+) to (\S+)$/, (_, before: string, after: string) =>
		t("{before} to {after}", { before: dayOrNone(before, times), after: dayOrNone(after, times) }),
	);
const dayOrNone = (day: string, times: TimesInWords): string => (day === "none" ? t("none") : times.day(day));

/** `abuse, 24` */
const blockInWords = (detail: string): string => {
	const [reason, hours] = detail.split(", ");
	const why = blockReasons.find((one) => one === reason);
	const howLong = blockHours.find((one) => String(one) === hours);
	return why && howLong ? `${translate(blockReasonNames[why])}, ${translate(blockHoursNames[howLong])}` : detail;
};

/** What was changed, with the settings' own names in words. */
export const detailInWords = (
	{ act, detail }: Pick<AuditEntry, "act" | "detail">,
	times: TimesInWords,
): string | null => {
	if (detail === null) return null;
	if (act === "set_chats_limit") return valueInWords(detail);
	// Which practice it was, by its id: for a program, not for a reader.
	if (act === "read_practice") return null;
	if (act === "decide_application") return named(decisions, detail);
	if (act === "change_record" || act === "finish_training") return eachNamed(recordNames, detail);
	if (act === "change_role") return rolesInWords(detail);
	if (act === "change_security") return daysInWords(detail, times);
	if (act === "erase_member") return roleOf(detail);
	if (act === "ask_for_block" || act === "confirm_block") return blockInWords(detail);
	if (act === "mail_stage") return stageInWords(detail);
	if (act !== "change_settings") return shiftDetail(act, detail, times) ?? detail;
	return detail.replace(
		/(^|; )(\w+): (?:(\S+) to ([^\s;]+)(?=; |$))?/g,
		(all, start: string, name: string, before?: string, after?: string) => {
			const words = settingNames.get(name);
			return words === undefined ? all : `${start}${translate(words)} ${changeOf(name, before, after)}`;
		},
	);
};
