/** Topics somebody listens to in other server processes, by process. */
export class RemoteSubscriptions {
	private readonly byProcess = new Map<string, Set<string>>();
	private readonly counts = new Map<string, number>();
	private readonly changed: (topic: string) => void;

	/** `changed` hears of a topic that is now heard elsewhere, or is no longer. */
	constructor(changed: (topic: string) => void) {
		this.changed = changed;
	}

	hasSubscribers(topic: string): boolean {
		return this.counts.has(topic);
	}

	topicsWith(start: string): string[] {
		return [...this.counts.keys()].filter((topic) => topic.startsWith(start));
	}

	heard(process: string, topic: string) {
		const topics = this.byProcess.get(process) ?? new Set();
		this.byProcess.set(process, topics);
		if (topics.has(topic)) return;
		topics.add(topic);
		const count = this.counts.get(topic) ?? 0;
		this.counts.set(topic, count + 1);
		if (count === 0) this.changed(topic);
	}

	left(process: string, topic: string) {
		if (!this.byProcess.get(process)?.delete(topic)) return;
		const count = this.counts.get(topic) ?? 0;
		if (count > 1) this.counts.set(topic, count - 1);
		else {
			this.counts.delete(topic);
			this.changed(topic);
		}
	}

	/** All that is heard in that process now. */
	become(process: string, topics: readonly string[]) {
		const now = new Set(topics);
		for (const topic of now) this.heard(process, topic);
		for (const topic of this.byProcess.get(process) ?? []) if (!now.has(topic)) this.left(process, topic);
	}

	/** The process is gone, and who listened there with it. */
	gone(process: string) {
		this.become(process, []);
		this.byProcess.delete(process);
	}
}
