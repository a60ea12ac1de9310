import type { How } from "./packets.ts";

/** Milliseconds for which what a beat said of its process is taken for true: some beats may be lost. */
const lasting = 2000;

/** How the other processes are, by what their latest beats said. */
export class Tidings {
	private readonly byProcess = new Map<string, { readonly how: readonly string[]; readonly at: number }>();

	heard(id: string, how: readonly string[]) {
		this.byProcess.set(id, { how, at: performance.now() });
	}

	forget(id: string) {
		this.byProcess.delete(id);
	}

	/** Whether none of these reaches the database: then none takes another for gone. */
	areAllUnsigned(ids: readonly string[]): boolean {
		return ids.every((id) => this.isNow(id, "unsigned"));
	}

	/** Of those who live, the oldest first, the one that leads. */
	leaderAmong(alive: readonly string[]): string | undefined {
		return alive.find((id) => !this.byProcess.get(id)?.how.includes("leaving" satisfies How));
	}

	private isNow(id: string, how: How): boolean {
		const known = this.byProcess.get(id);
		return known !== undefined && performance.now() - known.at < lasting && known.how.includes(how);
	}
}
