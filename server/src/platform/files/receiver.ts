/** A file that was taken in; `type` is what its bytes say. */
export type Stored = {
	readonly id: string;
	readonly size: number;
	readonly type: string;
	/** Of one that is at hand and was not kept yet. */
	readonly bytes?: Buffer;
};

/** Who takes in the files of a form. */
export type Receiver = {
	/** Keeps what comes, if it is of a kind that is taken and has at most so many bytes; else nothing of it stays. */
	receive(bytes: AsyncIterable<Buffer>, most: number): Promise<Stored>;
	remove(id: string): Promise<void>;
};
