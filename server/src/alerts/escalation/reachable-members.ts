import type { Role } from "@warmline/contract/accounts/roles";
import { isSupervising } from "@warmline/contract/accounts/roles";
import {
	type AlertChannel,
	type AlertKind,
	type AlertStep,
	alertChannels,
	hurries,
	isInAudience,
} from "@warmline/contract/alerts/kinds";
import { connectedMembers } from "../../notifications/index.ts";
import { isAgentConnected } from "../../platform/realtime/presence.ts";
import { society } from "../../platform/society.ts";
import { preferencesOfMany } from "../../preferences/index.ts";
import type { AlertContext } from "../alert-context.ts";
import type { Standing } from "../ports.ts";
import { type AskableMember, askableMembers, type PreferenceRow } from "../preferences/preference-queries.ts";
import { channelsFor } from "../preferences/preferred-channels.ts";
import { isQuiet } from "../preferences/quiet-hours.ts";
import type { Reachable } from "./escalation.ts";

export const quietHoursOf = (row: PreferenceRow | null | undefined) =>
	row?.quiet_from && row.quiet_until ? { from: row.quiet_from, until: row.quiet_until } : null;

/** A member as they can be reached now. */
export type Askable = {
	readonly id: string;
	readonly role: Role;
	readonly onDuty: boolean;
	readonly agreed: boolean;
	readonly quiet: boolean;
	/** By their own clocks. */
	readonly night: boolean;
	/** Available, with the desk open: visitors and requests for help are seen and heard there. */
	readonly atDesk: boolean;
	/** Those that reach them now, whether or not they want them for everything: what rings, not while they are with a visitor. */
	readonly has: ReadonlySet<AlertChannel>;
	readonly preferences: AskableMember["preferences"];
};

/** In which whoever is not on duty is not woken for what does not hurry. */
const nightHours = { from: "22:00", until: "07:00" };

/** All who may be asked, read once for every alert; `id`: only this one. */
export const readAskable = async (
	{ database: { db }, clock, hub, sms, pushedMembers, busyMembers }: AlertContext,
	id?: string,
): Promise<Askable[]> => {
	const members = await askableMembers(db, id);
	const ids = members.map(({ id }) => id);
	const zones = await preferencesOfMany(db, ids);
	const [pushed, busy] = [await pushedMembers(db, ids), await busyMembers(db, ids)];
	const onPages = new Set(connectedMembers(hub));
	const now = clock.now();
	return members.map(({ id, role, presence, preferences }) => {
		const has = {
			page: onPages.has(id),
			push: pushed.has(id) && !busy.has(id),
			mail: true,
			sms: sms !== null && preferences?.phone_confirmed_at != null && !busy.has(id),
		};
		const zone = zones.get(id)?.time_zone ?? society().clock;
		return {
			...{ id, role, preferences },
			onDuty: presence === "available",
			atDesk: presence === "available" && isAgentConnected(hub, id),
			agreed: preferences?.agreed_at != null,
			quiet: isQuiet(quietHoursOf(preferences), zone, now),
			night: isQuiet(nightHours, zone, now),
			has: new Set(alertChannels.filter((channel) => has[channel])),
		};
	});
};

/** What the desk itself shows: to write an email about it to whoever sits there would be one more for each visitor. */
const isAtDesk: Readonly<Record<AlertKind, boolean>> = {
	visitor_waiting: true,
	help_requested: true,
	message_left: false,
	shift_uncovered: false,
	supervisor_disconnected: false,
};

const rings = (channel: AlertChannel): boolean => channel === "push" || channel === "sms";

const isIn: Readonly<Record<AlertStep, (member: Askable) => boolean>> = {
	listeners_on_duty: ({ onDuty, role }) => onDuty && !isSupervising(role),
	supervisors_on_duty: ({ onDuty, role }) => onDuty && isSupervising(role),
	everyone: ({ agreed }) => agreed,
};

/** Who can be asked about one thing, by group. */
export const reachableFor = (
	kind: AlertKind,
	{ audience, besides }: Standing,
	members: readonly Askable[],
): Record<AlertStep, Reachable[]> => {
	const reachable = members.flatMap((member) => {
		if (member.quiet || member.id === besides || !isInAudience(audience, member.role)) return [];
		const wanted = channelsFor(member.preferences?.channels ?? {}, kind);
		const isTooMuch = (channel: AlertChannel) => channel === "mail" && member.atDesk && isAtDesk[kind];
		const channels = alertChannels.filter(
			(channel) => wanted[channel] && member.has.has(channel) && !isTooMuch(channel),
		);
		return channels.length === 0 ? [] : [{ member, one: { member_id: member.id, channels } }];
	});
	const group = (step: AlertStep) =>
		reachable.flatMap(({ member, one }) => {
			if (!isIn[step](member)) return [];
			const mayRing = step !== "everyone" || !member.night || hurries(kind);
			const channels = mayRing ? one.channels : one.channels.filter((channel) => !rings(channel));
			return channels.length === 0 ? [] : [{ ...one, channels }];
		});
	return {
		listeners_on_duty: group("listeners_on_duty"),
		supervisors_on_duty: group("supervisors_on_duty"),
		everyone: group("everyone"),
	};
};
