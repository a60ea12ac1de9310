import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";

/** Nothing from elsewhere, nothing inline, and no other site may frame a chat. */
export const securityHeaders = (app: FastifyInstance, { PUBLIC_URL }: Config) => {
	const isSecure = PUBLIC_URL.startsWith("https:");
	// Older browsers do not count a WebSocket of the same host as 'self'.
	const channel = PUBLIC_URL.replace(/^http/, "ws");
	return app.register(helmet, {
		contentSecurityPolicy: {
			useDefaults: false,
			directives: {
				defaultSrc: ["'self'"],
				connectSrc: ["'self'", channel],
				imgSrc: ["'self'", "data:", "blob:"],
				objectSrc: ["'none'"],
				baseUri: ["'none'"],
				formAction: ["'self'"],
				frameAncestors: ["'none'"],
			},
		},
		strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
		crossOriginOpenerPolicy: { policy: "same-origin" },
		referrerPolicy: { policy: "no-referrer" },
	});
};
