type Batch = { readonly at: number; readonly lines: readonly string[]; readonly size: number };

/** What this process has said: numbered, and kept for a while. */
export class Said {
	private readonly kept: Batch[] = [];
	private readonly mostKept: number;
	private size = 0;
	/** The number of the latest batch. */
	at = 0;

	/** `mostKept`: characters that are kept, for those who missed them. */
	constructor(mostKept: number) {
		this.mostKept = mostKept;
	}

	add(lines: readonly string[]): number {
		const size = lines.reduce((sum, line) => sum + line.length, 0);
		this.kept.push({ at: ++this.at, lines, size });
		this.size += size;
		while (this.size > this.mostKept && this.kept.length > 1) this.size -= this.kept.shift()?.size ?? 0;
		return this.at;
	}

	/** All batches after this one; undefined when some of them are no longer kept. */
	after(at: number): readonly Batch[] | undefined {
		const first = this.kept[0]?.at ?? this.at + 1;
		return at + 1 < first ? undefined : this.kept.filter((batch) => batch.at > at);
	}
}
