import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics.ts";

/** Anything else is somebody's own word. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The route is the path as it is written in the code: what somebody puts into an address is no label. */
export const measureRequests = (app: FastifyInstance, { requests }: Metrics) => {
	app.addHook("onResponse", async (request, reply) => {
		const method = methods.has(request.method) ? request.method : "other";
		const route = request.routeOptions.url ?? "none";
		const status = `${Math.floor(reply.statusCode / 100)}xx`;
		requests.observe({ method, route, status }, reply.elapsedTime / 1000);
	});
};
