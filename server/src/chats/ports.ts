import type { Db } from "../platform/db/database.ts";

/** Who is there, and what the door follows where the organisation opens by its shifts: the weekly schedule's affair. */
export type Roster = {
	/** Whether somebody has a connection to the desk, or lost it less than two minutes ago. */
	isReachable(memberId: string): boolean;
	/**
	 * Who has checked in to a shift and has a connection, or lost it less than two minutes ago. Among the listeners is,
	 * too, who is on duty beside the shifts and may listen.
	 */
	onDuty(): Promise<{ readonly supervisors: readonly string[]; readonly listeners: readonly string[] }>;
	/**
	 * In the transaction that gives a chat to somebody: whether a supervisor besides them is on duty. Whoever checks out
	 * meanwhile waits until it is stored.
	 */
	isSupervised(tx: Db, besides: string): Promise<boolean>;
	/** Whether a shift runs that was not called off, be it without a supervisor or a listener. */
	isShiftRunning(): Promise<boolean>;
	/**
	 * Whether a shift runs that will be; until when the shifts that follow each other without a gap go on (null when
	 * none runs), and when the next one begins after that, or after now. Of hours that go on for more than two days it
	 * tells two days, and nothing of the next.
	 */
	openingHours(): Promise<{ readonly closes_at: Date | null; readonly next_open: Date | null }>;
};

/** Connections from which no chat is to come for a while: an affair of its own. */
export type Blocks = {
	/** Refuses who comes from one, or takes up the chat because of which it is one. */
	ensureNotBlocked(address: string, chatId?: string): Promise<void>;
	/** The chat was erased: nothing leads to it any more. */
	forgetChat(chatId: string): Promise<void>;
};

/** What the chats are given, because they must not know who does it. */
export type ChatPorts = {
	readonly roster: Roster;
	readonly blocks: Blocks;
	/** Whether a director has opened the installation to visitors. */
	isOpenToVisitors(): Promise<boolean>;
};
