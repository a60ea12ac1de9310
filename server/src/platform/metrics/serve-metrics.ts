import type { FastifyInstance } from "fastify";
import packageOfServer from "../../../package.json" with { type: "json" };
import { notFound } from "../errors.ts";
import type { Platform } from "../platform.ts";
import { mayReadMetrics } from "./access.ts";
import { readAtScrape } from "./database-metrics.ts";
import { type Metrics, parts } from "./metrics.ts";

/** Anything else is somebody's own word. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The route is the path as it is written in the code: what somebody puts into an address is no label. */
const measureRequests = (app: FastifyInstance, { requests }: Metrics) => {
	app.addHook("onResponse", async (request, reply) => {
		const method = methods.has(request.method) ? request.method : "other";
		const route = request.routeOptions.url ?? "none";
		const status = `${Math.floor(reply.statusCode / 100)}xx`;
		requests.observe({ method, route, status }, reply.elapsedTime / 1000);
	});
};

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
