import { createHash } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config.ts";
import type { Database } from "../db/database.ts";
import type { Hub } from "../realtime/hub.ts";
import { alone, type Cluster } from "./cluster.ts";
import { openMemberProcess } from "./member-process.ts";
import { databaseName } from "./process-queries.ts";

/** With REDIS_URL one process among several, else the only one. */
export const openCluster = async (
	{ REDIS_URL, PUBLIC_URL }: Config,
	database: Database,
	hub: Hub,
	log: FastifyBaseLogger,
): Promise<Cluster> => {
	if (!REDIS_URL) return alone;
	// One Redis can serve several organisations: channels are of the whole Redis, whichever of its databases is named.
	const society = createHash("sha256").update(`${PUBLIC_URL}\n${await databaseName(database.db)}`);
	const channel = `warmline_${society.digest("hex").slice(0, 24)}`;
	return openMemberProcess({ url: REDIS_URL, channel }, database, hub, log);
};
