import { randomBytes } from "node:crypto";
import pg from "pg";
import type { SocketAddress } from "../src/platform/db/embedded.ts";

const cluster = (): SocketAddress => {
	const address = process.env.WARMLINE_TEST_CLUSTER;
	if (!address)
		throw new Error("Run the tests by `npm test`, or node --test --test-global-setup=server/test/cluster.ts");
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
	await asOwner(`CREATE DATABASE ${address.database} TEMPLATE ${cluster().database}`);
	return { address, drop: () => asOwner(`DROP DATABASE ${address.database} WITH (FORCE)`) };
};
