import type { FastifyInstance } from "fastify";
import { isInnerAddress } from "../../rate-limit/limited-address.ts";
import { clientAddress } from "./client-address.ts";

/** Says once that a proxy inside the network is not trusted: nobody behind it meets a limit by address. */
export const warnOfUntrustedProxy = (app: FastifyInstance) => {
	let isTold = false;
	app.addHook("onRequest", async ({ headers, ip }) => {
		const told = headers["x-forwarded-for"];
		if (isTold || told === undefined || !isInnerAddress(clientAddress(ip))) return;
		// The first hop is the client; where it is this address, somebody inside the network is one.
		if (String(told).split(",")[0]?.trim() === ip) return;
		isTold = true;
		app.log.warn(
			"requests come by a proxy that TRUSTED_PROXIES does not name: the limits by address do not hold for them",
		);
	});
};
