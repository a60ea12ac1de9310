import { type AlertChannel, type AlertKind, alertKinds } from "@warmline/contract/alerts/kinds";

export type Channels = Record<AlertChannel, boolean>;
export type ChosenChannels = Partial<Record<AlertKind, Partial<Channels>>>;

/** A text message costs the organisation something and asks for a number, so nobody has it who has not chosen it. */
const preset: Channels = { page: true, push: true, mail: true, sms: false };

/** What was chosen, and for the rest how it is for everybody. */
export const channelsFor = (chosen: ChosenChannels, kind: AlertKind): Channels => ({ ...preset, ...chosen[kind] });

export const allChannels = (chosen: ChosenChannels): Record<AlertKind, Channels> => ({
	visitor_waiting: channelsFor(chosen, "visitor_waiting"),
	help_requested: channelsFor(chosen, "help_requested"),
	message_left: channelsFor(chosen, "message_left"),
	shift_uncovered: channelsFor(chosen, "shift_uncovered"),
	supervisor_disconnected: channelsFor(chosen, "supervisor_disconnected"),
});

/** What is chosen after a change: each kind and channel for itself. */
export const mergedChannels = (before: ChosenChannels, change: ChosenChannels): ChosenChannels => {
	const merged: ChosenChannels = { ...before };
	for (const kind of alertKinds) if (change[kind]) merged[kind] = { ...before[kind], ...change[kind] };
	return merged;
};
