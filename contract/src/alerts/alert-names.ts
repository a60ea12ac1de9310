import { t, tn } from "../i18n.ts";
import type { AlertChannel, AlertKind, AlertStep } from "./kinds.ts";

/** For what people are called, in a list to choose from and wherever it is told. */
export const alertKindNames: Readonly<Record<AlertKind, string>> = {
	visitor_waiting: t("A visitor is waiting"),
	help_requested: t("A listener asks for a supervisor"),
	message_left: t("A visitor left a message"),
	shift_uncovered: t("A shift is missing people"),
	supervisor_disconnected: t("No supervisor is connected"),
};

export const alertChannelNames: Readonly<Record<AlertChannel, string>> = {
	page: t("On open pages"),
	push: t("Push"),
	mail: t("Email"),
	sms: t("Text message"),
};

export const alertStepNames: Readonly<Record<AlertStep, string>> = {
	listeners_on_duty: t("Listeners on duty"),
	supervisors_on_duty: t("Supervisors on duty"),
	everyone: t("Everyone who agreed to be alerted"),
};

/** After how long a group is asked, in the reader's language. */
export const delayName = (seconds: number): string => {
	if (seconds === 0) return t("Right away");
	if (seconds < 60) return tn(seconds, { one: "After 1 second", other: "After {count} seconds" });
	if (seconds < 3600) return tn(seconds / 60, { one: "After 1 minute", other: "After {count} minutes" });
	return tn(seconds / 3600, { one: "After 1 hour", other: "After {count} hours" });
};
