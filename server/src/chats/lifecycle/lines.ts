/**
 * Since when somebody has had no line, what a visitor was told of it, and when he last typed. In memory: after a restart
 * everybody is gone since the start.
 */
export class Lines {
	private readonly agents = new Map<string, Date>();
	private readonly visitors = new Map<string, Date>();
	/** When the visitor of a chat last typed: who is at it is not silent. */
	private readonly typed = new Map<string, Date>();
	/** Chats whose visitor was told that his listener's line is gone. */
	readonly agentToldGone = new Set<string>();
	/** Chats whose visitor was warned, and when they will end. */
	readonly idleWarned = new Map<string, Date>();
	readonly start: Date;

	constructor(start: Date) {
		this.start = start;
	}

	agentOpened(memberId: string) {
		this.agents.delete(memberId);
	}

	agentClosed(memberId: string, now: Date) {
		this.agents.set(memberId, now);
	}

	agentGoneSince(memberId: string): Date {
		return this.agents.get(memberId) ?? this.start;
	}

	visitorOpened(chatId: string) {
		this.visitors.delete(chatId);
	}

	visitorClosed(chatId: string, now: Date) {
		this.visitors.set(chatId, now);
	}

	/** Who never had a line is gone since he asked, which the chat says. */
	visitorGoneSince(chatId: string): Date {
		return this.visitors.get(chatId) ?? this.start;
	}

	visitorTyped(chatId: string, now: Date) {
		this.typed.set(chatId, now);
	}

	visitorTypedAt(chatId: string): Date | null {
		return this.typed.get(chatId) ?? null;
	}

	/** Chats that have ended are not kept in mind. */
	keepOnly(live: ReadonlySet<string>) {
		for (const known of [this.visitors, this.typed, this.agentToldGone, this.idleWarned]) {
			for (const chatId of known.keys()) if (!live.has(chatId)) known.delete(chatId);
		}
	}
}
