type Batch = { readonly at: number; readonly lines: readonly string[]; readonly size: number };

/** Batches that this process has published: numbered, and kept for a while. */
export class ReplayBuffer {
	private readonly kept: Batch[] = [];
	private readonly capacity: number;
	private size = 0;
	/** The number of the latest batch. */
	at = 0;

	/** `capacity`: characters kept for peers who missed them. */
	constructor(capacity: number) {
		this.capacity = capacity;
	}

	add(lines: readonly string[]): number {
		const size = lines.reduce((sum, line) => sum + line.length, 0);
		this.kept.push({ at: ++this.at, lines, size });
		this.size += size;
		while (this.size > this.capacity && this.kept.length > 1) this.size -= this.kept.shift()?.size ?? 0;
		return this.at;
	}

	/** All batches after this one; undefined when some of them are no longer kept. */
	after(at: number): readonly Batch[] | undefined {
		const first = this.kept[0]?.at ?? this.at + 1;
		return at + 1 < first ? undefined : this.kept.filter((batch) => batch.at > at);
	}
}
