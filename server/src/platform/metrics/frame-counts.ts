import { Counter, Gauge, type Registry } from "@prometheus-io/client";
import { channels } from "@warmline/contract";

const outcomes = ["done", "refused", "failed"] as const;
export type Outcome = (typeof outcomes)[number];

const floodSteps = ["held", "warned", "closed"] as const;

/** What came that has no action of the channel: words of somebody's own must not become a label. */
const noAction = "unknown";

/** Plain numbers: a frame is counted in nanoseconds, and made into figures only when somebody asks for them. */
export class ChannelCounts {
	open = 0;
	/** Connections that wanted more than they are allowed, by what was done. */
	readonly floods = { held: 0, warned: 0, closed: 0 };
	readonly frames = new Map<string, Record<Outcome, number>>();

	constructor(actions: readonly string[]) {
		for (const action of [...actions, noAction]) this.frames.set(action, { done: 0, refused: 0, failed: 0 });
	}

	count(action: string, outcome: Outcome) {
		const counts = this.frames.get(action) ?? this.frames.get(noAction);
		if (counts) counts[outcome]++;
	}

	refused(action = noAction) {
		this.count(action, "refused");
	}
}

/** Sockets and frames, by the contract's names for the channels. */
export class FrameCounts {
	/** Attempts to open a channel beyond what one address may. */
	refusedOpenings = 0;
	private readonly channels = new Map<object, ChannelCounts>();

	constructor(registry: Registry) {
		const named = Object.entries(channels).map(([name, { client }]) => {
			const counts = new ChannelCounts(Object.keys(client));
			this.channels.set(client, counts);
			return { name, counts };
		});
		new Gauge({
			name: "warmline_sockets",
			help: "Open sockets of this process, by channel.",
			labelNames: ["channel"],
			registers: [registry],
			collect() {
				for (const { name, counts } of named) this.set({ channel: name }, counts.open);
			},
		});
		new Counter({
			name: "warmline_frames_total",
			help: "Frames that came in, by channel, action and outcome; `unknown` is what names no action of the channel.",
			labelNames: ["channel", "action", "outcome"],
			registers: [registry],
			collect() {
				this.reset();
				for (const { name, counts } of named)
					for (const [action, by] of counts.frames)
						for (const outcome of outcomes) this.inc({ channel: name, action, outcome }, by[outcome]);
			},
		});
		new Counter({
			name: "warmline_floods_total",
			help: "Connections that sent more than they may, by channel and what was done.",
			labelNames: ["channel", "step"],
			registers: [registry],
			collect() {
				this.reset();
				for (const { name, counts } of named)
					for (const step of floodSteps) this.inc({ channel: name, step }, counts.floods[step]);
			},
		});
		const refused = () => this.refusedOpenings;
		new Counter({
			name: "warmline_openings_refused_total",
			help: "Channels that were not opened because one address tried too often.",
			registers: [registry],
			collect() {
				this.reset();
				this.inc(refused());
			},
		});
	}

	/** Of the channel that understands these frames. */
	of(frames: object): ChannelCounts {
		const known = this.channels.get(frames) ?? new ChannelCounts([]);
		this.channels.set(frames, known);
		return known;
	}
}
