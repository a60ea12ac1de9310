import { randomBytes } from "node:crypto";
import pg from "pg";
import type { SocketAddress } from "../src/platform/db/embedded/embedded.ts";

const cluster = (): SocketAddress => {
	const address = process.env.WARMLINE_TEST_CLUSTER;
	if (!address)
		throw new Error("Run the tests by `npm test`, or one of them by `npx vitest run server/src/FILE.test.ts`");
	return JSON.parse(address);
};

const asOwner = async (statement: string) => {
	const client = new pg.Client({ ...cluster(), database: "postgres" });
	await client.connect();
	await client.query(statement);
	await client.end();
};

/** An empty database with all tables, of this test file alone. */
export const freshDatabase = async () => {
	const address = { ...cluster(), database: `test_${randomBytes(6).toString("hex")}` };
	await asOwner(`CREATE DATABASE ${address.database} TEMPLATE ${cluster().database} STRATEGY FILE_COPY`);
	return { address, drop: () => asOwner(`DROP DATABASE ${address.database} WITH (FORCE)`) };
};

/** One without any table, as an administrator hands it over. */
export const emptyDatabase = async () => {
	const address = { ...cluster(), database: `empty_${randomBytes(6).toString("hex")}` };
	await asOwner(`CREATE DATABASE ${address.database} TEMPLATE template0`);
	return { address, drop: () => asOwner(`DROP DATABASE ${address.database} WITH (FORCE)`) };
};

/** As the setting DATABASE_URL names it. */
export const urlOf = ({ host, port, user, database }: SocketAddress) =>
	`postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
