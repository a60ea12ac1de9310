import type { FastifyInstance } from "fastify";
import { createSampledLog } from "../../log-sampling.ts";

/** Each status is a kind of its own, so that a flood of one does not hide the others. */
export const logRefusals = (app: FastifyInstance) => {
	const sampled = createSampledLog(app.log);
	app.addHook("onResponse", async (request, reply) => {
		const { statusCode } = reply;
		if (statusCode >= 400 && statusCode < 500)
			sampled("info", { req: request }, `a request was refused with ${statusCode}`);
	});
};
