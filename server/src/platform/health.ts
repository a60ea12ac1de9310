import type { FastifyInstance } from "fastify";
import type { Cluster } from "./cluster/cluster.ts";
import { type Database, ping } from "./db/database.ts";

const answersWithin = async ({ pool }: Database, milliseconds: number) => {
	const { promise, resolve } = Promise.withResolvers<boolean>();
	const timer = setTimeout(() => resolve(false), milliseconds);
	ping(pool).then(
		() => resolve(true),
		() => resolve(false),
	);
	const answered = await promise;
	clearTimeout(timer);
	return answered;
};

/**
 * `/healthz`: the process lives. `/readyz`: it can do its work: it is not going down, the database answers, and the other
 * processes count with it. What is missing is named; without Redis it is ready, because chats go on.
 */
export const health = (app: FastifyInstance, database: Database, cluster: Cluster, isClosing: () => boolean) => {
	app.get("/healthz", async () => ({ status: "alive" }));
	app.get("/readyz", async (_request, reply) => {
		const hasDatabase = await answersWithin(database, 1500);
		const needed = [...(hasDatabase ? [] : ["database"]), ...(cluster.isGivenUp() ? ["cluster"] : [])];
		const ready = !isClosing() && needed.length === 0;
		const missing = [...needed, ...cluster.degraded()];
		return reply.code(ready ? 200 : 503).send({
			status: ready ? "ready" : "not ready",
			...(isClosing() ? { closing: true } : {}),
			...(missing.length > 0 ? { missing } : {}),
		});
	});
};
