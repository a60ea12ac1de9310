import { type ChatSettings, chatSettings } from "@warmline/contract/chats/settings-calls";
import { t, tn } from "@warmline/contract/i18n";
import * as z from "zod/mini";

/** What stands in the form; pausing the door is an act of its own. */
export const rules = z.omit(chatSettings, { paused_reason: true });
export type Rules = z.infer<typeof rules>;

export const ruleNames = z.keyof(rules).options;

export const rulesOf = ({ paused_reason: _, ...rest }: ChatSettings): Rules => rest;

/** What is another now: two directors who change different things do not undo each other. */
export const changesOf = (before: Rules, after: Rules): Partial<Rules> =>
	Object.fromEntries(ruleNames.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]));

export const ruleLabels: Readonly<Record<keyof Rules, string>> = {
	door: t("When chat is open"),
	caller_details: t("Visitor details shown to listeners"),
	open_chats_limit: t("Chats at a time"),
	listener_silent_minutes: t("Minutes until a reply reminder"),
	visitor_silent_minutes: t("Minutes until a silent chat ends"),
	visitor_gone_minutes: t("Minutes until a disconnected chat ends"),
	keep_days: t("How long chats are kept"),
};

export const doorLabels: Readonly<Record<Rules["door"], string>> = {
	always: t("Always: visitors can join the queue"),
	presence: t("While a listener is available"),
	shifts: t("In shifts, while a supervisor and a listener are on duty"),
};

/** What each means. */
export const doorHints: Readonly<Record<Rules["door"], string>> = {
	always: t("Even when no one is on duty. Visitors see that they may have to wait."),
	presence: t("When no listener is available, visitors see that chat is closed before they type anything."),
	shifts: t(
		"Chat opens when a supervisor has checked in to their shift and someone who listens is on duty, pauses while either is missing, and closes when the shift ends. Visitors see when it opens next. No chat starts without a supervisor.",
	),
};

export const detailLabels: Readonly<Record<Rules["caller_details"], string>> = {
	full: t("Email and address in full"),
	masked: t("Email and address masked"),
};

/** How long chats are kept after their end. */
export const daysText = (days: number | null): string =>
	days === null ? t("Until they are erased") : tn(days, { one: "1 day", other: "{count} days" });

/** Chats that could have been read tomorrow are erased. */
export const keepsShorter = (before: Rules, after: Rules): boolean =>
	after.keep_days !== null && (before.keep_days === null || after.keep_days < before.keep_days);

const valueText = (rules: Rules, name: keyof Rules): string => {
	if (name === "door") return doorLabels[rules.door];
	if (name === "caller_details") return detailLabels[rules.caller_details];
	if (name === "keep_days") return daysText(rules.keep_days);
	return String(rules[name]);
};

export const ruleText = (rules: Rules, name: keyof Rules): string =>
	t("{rule}: {value}", { rule: ruleLabels[name], value: valueText(rules, name) });

/** What somebody else changed while a form was being filled in; nothing when what stands in it was not touched. */
export const changedMeanwhile = (known: Rules, now: Rules, typed: Rules): readonly (keyof Rules)[] =>
	Object.keys(changesOf(known, typed)).length === 0 ? [] : ruleNames.filter((name) => name in changesOf(known, now));
