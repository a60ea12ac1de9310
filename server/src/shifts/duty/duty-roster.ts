import { isAgent, isSupervising } from "@warmline/contract/accounts/roles";
import { goneMinutes } from "@warmline/contract/shifts/parts";
import { minutesAfter } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { isAgentConnected, watchAgentConnections } from "../../platform/realtime/presence.ts";
import type { ShiftContext } from "../shift-context.ts";
import { agentsBesideShifts } from "./beside-shifts-queries.ts";
import { type CheckedInRow, checkedInRows, isAnyRunning, lockOneOnDuty, openingTimes } from "./duty-queries.ts";

/**
 * Who has a connection to the desk, or lost it a moment ago: a network that is gone for a breath sends nobody off
 * duty. In
 * memory: after a restart everybody is gone since the start.
 */
const recentConnections = ({ hub, clock }: Pick<Platform, "hub" | "clock">) => {
	const start = clock.now();
	const gone = new Map<string, Date>();
	watchAgentConnections(hub, (memberId) => {
		if (isAgentConnected(hub, memberId)) gone.delete(memberId);
		else gone.set(memberId, clock.now());
	});
	return (memberId: string): boolean => {
		if (isAgentConnected(hub, memberId)) return true;
		const now = clock.now();
		const since = gone.get(memberId) ?? start;
		// The clock was set back: what it said before says nothing.
		if (since > now) gone.set(memberId, now);
		return now < minutesAfter(since, goneMinutes);
	};
};

/** Who is on duty, and when the organisation is there. */
export type DutyRoster = {
	/** With a line to the desk, or lost a moment ago. */
	isReachable(memberId: string): boolean;
	/** `listeners`: of the shift, and who is on duty beside it: whoever is there can take a visitor. */
	onDuty(): Promise<{ supervisors: string[]; listeners: string[] }>;
	isSupervised(tx: Db, besides: string): Promise<boolean>;
	isShiftRunning(): Promise<boolean>;
	openingHours(): Promise<{ closes_at: Date | null; next_open: Date | null }>;
	/**
	 * Who has checked in to a shift; `there`: on duty, and with a line; `counts`: there, and in a shift that is not
	 * over.
	 */
	checkedIn(db: Db): Promise<(CheckedInRow & { there: boolean; counts: boolean })[]>;
};

/** Minutes after the end in which who has not checked out counts still: time to hand over to the shift that follows. */
const handingOverMinutes = 10;

/** Nobody is on duty in a shift role that their role no longer allows. */
const mayDoTheirPart = ({ part, role, is_active, is_verified }: CheckedInRow) =>
	is_active && is_verified && (part === "supervisor" ? isSupervising(role) : isAgent(role));

export const createDutyRoster = (context: ShiftContext): DutyRoster => {
	const { database, clock } = context;
	const isReachable = recentConnections(context);
	const checkedIn = async (db: Db) => {
		const rows = (await checkedInRows(db)).filter(mayDoTheirPart);
		const now = clock.now();
		return rows.map((row) => {
			const there = row.presence !== "away" && isReachable(row.member_id);
			return { ...row, there, counts: there && now < minutesAfter(row.ends_at, handingOverMinutes) };
		});
	};
	const onDutyNow = async (db: Db) => (await checkedIn(db)).filter(({ counts }) => counts);
	return {
		isReachable,
		onDuty: async () => {
			const all = await onDutyNow(database.db);
			const inPart = (wanted: CheckedInRow["part"]) => [
				...new Set(all.filter(({ part }) => part === wanted).map(({ member_id }) => member_id)),
			];
			const besides = (await agentsBesideShifts(database.db)).filter(isReachable);
			return { supervisors: inPart("supervisor"), listeners: [...inPart("listener"), ...besides] };
		},
		isSupervised: async (tx, besides) => {
			const supervisors = (await onDutyNow(tx)).filter(
				({ part, member_id }) => part === "supervisor" && member_id !== besides,
			);
			return (
				supervisors.length > 0 &&
				(await lockOneOnDuty(
					tx,
					supervisors.map(({ id }) => id),
				))
			);
		},
		isShiftRunning: () => isAnyRunning(database.db, clock.now()),
		openingHours: () => openingTimes(database.pool, clock.now()),
		checkedIn,
	};
};
