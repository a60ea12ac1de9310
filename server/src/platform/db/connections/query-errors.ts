import type pg from "pg";

/** PostgreSQL names an error by five letters; the first two are its class. */
const classOf = (code: unknown) =>
	typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : "other";

/** Counts what PostgreSQL refused, on every line to it, without being in the way of what it did not. */
export class DbErrorCounts {
	readonly byClass = new Map<string, number>();

	watch(client: pg.ClientBase) {
		if (!("connection" in client)) return;
		const { connection } = client;
		if (typeof connection !== "object" || connection === null || !("on" in connection)) return;
		if (typeof connection.on !== "function") return;
		connection.on("errorMessage", (error: { code?: unknown }) => this.note(classOf(error.code)));
	}

	lost() {
		this.note("lost");
	}

	private note(name: string) {
		this.byClass.set(name, (this.byClass.get(name) ?? 0) + 1);
	}
}
