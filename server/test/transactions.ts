import pg from "pg";
import { vi } from "vitest";

const textOf = (query: unknown): string => {
	if (typeof query === "string") return query;
	return query instanceof Object && "text" in query ? String(query.text) : "";
};

/**
 * The statements of each transaction that the server began and ended while this ran, without `begin` and how it ended.
 * What the server does by itself at the time is among them.
 */
export const transactionsDuring = async (act: () => Promise<unknown>): Promise<string[][]> => {
	const spy = vi.spyOn(pg.Client.prototype, "query");
	const open = new Map<unknown, string[]>();
	const done: string[][] = [];
	try {
		await act();
		for (const [at, [query]] of spy.mock.calls.entries()) {
			const [connection, text] = [spy.mock.contexts[at], textOf(query).trim()];
			const statements = open.get(connection);
			if (text === "begin") open.set(connection, []);
			else if (statements && /^(commit|rollback)$/.test(text)) {
				done.push(statements);
				open.delete(connection);
			} else statements?.push(text.replaceAll(/\s+/g, " "));
		}
	} finally {
		spy.mockRestore();
	}
	return done;
};
