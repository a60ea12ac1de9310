import type { FastifyInstance } from "fastify";
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

/** `/healthz`: the process lives. `/readyz`: it can do its work: it is not going down, and the database answers. */
export const health = (app: FastifyInstance, database: Database, isClosing: () => boolean) => {
	app.get("/healthz", async () => ({ status: "alive" }));
	app.get("/readyz", async (_request, reply) => {
		const ready = !isClosing() && (await answersWithin(database, 1500));
		return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready" });
	});
};
