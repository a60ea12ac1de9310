import type { FastifyInstance } from "fastify";
import packageOfServer from "../../../package.json" with { type: "json" };
import { notFound } from "../errors.ts";
import type { Platform } from "../platform.ts";
import { mayReadMetrics } from "./access.ts";
import { readAtScrape } from "./database-metrics.ts";
import { parts } from "./metrics.ts";
import { measureRequests } from "./request-metrics.ts";

/** `/metrics`, as Prometheus reads it. For anybody else it is not there. */
export const serveMetrics = (
	app: FastifyInstance,
	{ metrics, config, database, cluster }: Pick<Platform, "metrics" | "config" | "database" | "cluster">,
) => {
	const { registry, readings, build, degraded } = metrics;
	for (const part of parts) degraded.set({ part }, 0);
	build.set({ version: packageOfServer.version, node: process.version }, 1);
	measureRequests(app, metrics);
	const readPool = readAtScrape(metrics, database, config);
	app.get("/metrics", { exposeHeadRoute: false }, async (request, reply) => {
		if (!mayReadMetrics(request.raw, config.METRICS_TOKEN)) throw notFound();
		await readings.refresh();
		readPool();
		degraded.set({ part: "redis" }, cluster.degraded().includes("redis") ? 1 : 0);
		const figures = await registry.metrics();
		return reply.header("cache-control", "no-store").header("content-type", registry.contentType).send(figures);
	});
};
