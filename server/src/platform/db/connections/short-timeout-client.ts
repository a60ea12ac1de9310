import pg from "pg";
import type { DbErrorCounts } from "./query-errors.ts";

/**
 * A line of its own for a statement now and then that must not wait: behind a pool that is busy, or for an answer that
 * does not come. What is not answered in time has failed, and the next statement opens another line.
 */
export class ShortTimeoutClient {
	private client: pg.Client | undefined;
	private readonly options: pg.ClientConfig;
	private readonly faults: DbErrorCounts;

	constructor(connection: pg.ClientConfig, milliseconds: number, faults: DbErrorCounts) {
		this.options = {
			...connection,
			connectionTimeoutMillis: milliseconds,
			query_timeout: milliseconds,
			statement_timeout: milliseconds,
			keepAlive: true,
			application_name: "warmline cluster",
		};
		this.faults = faults;
	}

	/** One statement at a time. */
	async query<R extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<R>> {
		const client = this.client ?? (await this.open());
		try {
			return await client.query<R>(query);
		} catch (error) {
			this.forget(client);
			// One that still waits for an answer is cut.
			client.end().catch(() => undefined);
			throw error;
		}
	}

	async close() {
		const { client } = this;
		this.client = undefined;
		await client?.end().catch(() => undefined);
	}

	private async open(): Promise<pg.Client> {
		const client = new pg.Client(this.options);
		client.on("error", () => this.forget(client));
		client.once("end", () => this.forget(client));
		this.faults.watch(client);
		try {
			await client.connect();
		} catch (error) {
			client.end().catch(() => undefined);
			throw error;
		}
		this.client = client;
		return client;
	}

	private forget(client: pg.Client) {
		if (this.client === client) this.client = undefined;
	}
}
