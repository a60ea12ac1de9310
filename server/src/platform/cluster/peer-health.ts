import type { How } from "./packets.ts";
import { silentSeconds } from "./process-queries.ts";

/** Milliseconds for which what a beat said of its process is taken for true: some beats may be lost. */
const lasting = 2000;

type Heard = { readonly how: readonly string[]; readonly at: number; readonly unsignedAt: number | undefined };

/** How the other processes are, by what their latest beats said. */
export class PeerHealth {
	private readonly byProcess = new Map<string, Heard>();

	heard(id: string, how: readonly string[]) {
		const at = performance.now();
		const isUnsigned = how.includes("unsigned" satisfies How);
		this.byProcess.set(id, { how, at, unsignedAt: isUnsigned ? at : this.byProcess.get(id)?.unsignedAt });
	}

	forget(id: string) {
		this.byProcess.delete(id);
	}

	/**
	 * Whether none of these reaches the database, or none has for long: then none takes another for gone. The first one
	 * that reaches it again waits as long for the others as for any sign of life.
	 */
	areAllUnsure(ids: readonly string[]): boolean {
		const now = performance.now();
		return ids.every((id) => {
			const { at, unsignedAt } = this.byProcess.get(id) ?? {};
			if (at === undefined || unsignedAt === undefined) return false;
			return now - at < lasting && now - unsignedAt < silentSeconds * 1000;
		});
	}

	/** Of those who live, the oldest first, the one that leads. */
	leaderAmong(alive: readonly string[]): string | undefined {
		return alive.find((id) => !this.byProcess.get(id)?.how.includes("leaving" satisfies How));
	}
}
