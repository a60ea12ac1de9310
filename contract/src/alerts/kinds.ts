import type { Role } from "../accounts/roles.ts";
import { isAgent, isSupervising } from "../accounts/roles.ts";

/** For what people are called who may have no page open. */
export const alertKinds = [
	"visitor_waiting",
	"help_requested",
	"message_left",
	"shift_uncovered",
	"supervisor_disconnected",
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** How a member can be reached. */
export const alertChannels = ["page", "push", "mail", "sms"] as const;
export type AlertChannel = (typeof alertChannels)[number];

/** Who is asked, one group after the other; `everyone`: all who agreed to be asked when nobody else answers. */
export const alertSteps = ["listeners_on_duty", "supervisors_on_duty", "everyone"] as const;
export type AlertStep = (typeof alertSteps)[number];

/** Who can do something about it. */
export const alertAudiences = ["agents", "supervisors"] as const;
export type AlertAudience = (typeof alertAudiences)[number];

export const isInAudience = (audience: AlertAudience, role: Role): boolean =>
	audience === "agents" ? isAgent(role) : isSupervising(role);

const forSupervisors = ["supervisors_on_duty", "everyone"] as const;

/** The groups that can do something about each: listeners cannot help where a supervisor is missing. */
export const stepsOf: Readonly<Record<AlertKind, readonly AlertStep[]>> = {
	visitor_waiting: alertSteps,
	help_requested: forSupervisors,
	message_left: forSupervisors,
	shift_uncovered: forSupervisors,
	supervisor_disconnected: forSupervisors,
};

/** Whether somebody waits for it right now. What does not hurry wakes nobody, and each group is asked at its own time. */
export const hurries = (kind: AlertKind): boolean => kind !== "message_left" && kind !== "shift_uncovered";

/** Whether somebody of this role is ever asked for it. */
export const concerns = (kind: AlertKind, role: Role): boolean =>
	isInAudience(kind === "visitor_waiting" || kind === "shift_uncovered" ? "agents" : "supervisors", role);

/** Seconds from its beginning after which a group may be asked: none less than a moment, none more than a day. */
export const stepDelays = [
	0, 30, 60, 120, 180, 300, 600, 900, 1800, 3600, 7200, 14_400, 28_800, 43_200, 86_400,
] as const;
