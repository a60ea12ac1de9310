import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Config } from "../../config.ts";
import { createLog } from "../log.ts";
import { answerFrameworkError } from "./errors.ts";
import { spareBytes } from "./requests/body-limit.ts";
import { type SlowClientLimits, timeoutsOf } from "./requests/slow-clients.ts";

/** Without a route yet. Only JSON is understood. */
export const createHttpServer = (config: Config, slowClients: SlowClientLimits): FastifyInstance => {
	const app: FastifyInstance = Fastify({
		http: timeoutsOf(slowClients),
		loggerInstance: createLog(config),
		logController: new LogController({ disableRequestLogging: true }),
		trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
		bodyLimit: spareBytes,
		forceCloseConnections: true,
		frameworkErrors: answerFrameworkError,
		routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
	});
	app.removeContentTypeParser("text/plain");
	return app;
};
