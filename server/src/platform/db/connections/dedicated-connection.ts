import pg from "pg";
import { isReadTimeout } from "../db-errors.ts";
import type { DbErrorCounts } from "./query-errors.ts";

const ask = <R extends pg.QueryResultRow>(
	client: pg.Client,
	{ name, text, values }: pg.QueryConfig,
	late: (error: Error) => void,
) =>
	new Promise<pg.QueryResult<R>>((done, failed) => {
		// From its words: a config would be copied property by property, which takes longer than to write it to the socket.
		const query = new pg.Query<R>(text, values, (error, result) => {
			if (!error) return done(result);
			if (isReadTimeout(error)) late(error);
			failed(error);
		});
		client.query(Object.assign(query, { name }));
	});

/**
 * One connection, kept, for one statement that is run over and over: its plan is made once, and none of the work of a
 * pool is done for each message. When the connection is lost, or gives no answer in time, the query under way fails,
 * and the
 * next one opens a new line.
 */
export class DedicatedConnection {
	private client: pg.Client | undefined;
	private opening: Promise<pg.Client> | undefined;
	private readonly options: pg.ClientConfig;
	private readonly lost: (error: Error) => void;
	private readonly faults: DbErrorCounts;

	constructor(options: pg.ClientConfig, lost: (error: Error) => void, faults: DbErrorCounts) {
		this.options = { ...options, options: "-c plan_cache_mode=force_generic_plan" };
		this.lost = lost;
		this.faults = faults;
	}

	/** One promise and no more: each is a turn of its own before somebody hears a message. */
	query<R extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<R>> {
		return this.client ? this.ask(this.client, query) : this.open().then((client) => this.ask(client, query));
	}

	async close() {
		await this.opening?.catch(() => undefined);
		await this.client?.end();
	}

	private ask<R extends pg.QueryResultRow>(client: pg.Client, query: pg.QueryConfig) {
		return ask<R>(client, query, (error) => this.drop(client, error));
	}

	/** The next query would stand behind the one that has no answer. */
	private drop(client: pg.Client, error: Error) {
		if (this.client !== client) return;
		this.client = undefined;
		this.lost(error);
		client.end().catch(() => undefined);
	}

	private open(): Promise<pg.Client> {
		this.opening ??= this.connected().finally(() => {
			this.opening = undefined;
		});
		return this.opening;
	}

	private async connected(): Promise<pg.Client> {
		const client = new pg.Client(this.options);
		client.on("error", this.lost);
		this.faults.watch(client);
		client.once("end", () => {
			if (this.client === client) this.client = undefined;
		});
		await client.connect();
		this.client = client;
		return client;
	}
}
