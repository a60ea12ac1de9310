import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../../config.ts";
import { isHttps } from "../cookies.ts";

/** Whose player is shown in a frame, and only when somebody presses on its picture. */
const videosElsewhere = "https://www.youtube-nocookie.com";

/** For that player and our own: what it takes to watch a video. */
const watching = ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"];
/** For nobody, ourselves included. */
const never = [
	...[
		"accelerometer",
		"display-capture",
		"geolocation",
		"gyroscope",
		"hid",
		"idle-detection",
		"local-fonts",
		"magnetometer",
	],
	...["microphone", "midi", "payment", "screen-wake-lock", "serial", "usb"],
	"xr-spatial-tracking",
];

/** The camera is for a picture in a post, passkeys are for members. */
const permissions = [
	...["camera=(self)", "publickey-credentials-create=(self)", "publickey-credentials-get=(self)"],
	...watching.map((feature) => `${feature}=(self "${videosElsewhere}")`),
	...never.map((feature) => `${feature}=()`),
].join(", ");

/** Nothing from elsewhere but that player, nothing inline, and no site may frame a chat. */
export const securityHeaders = (app: FastifyInstance, { PUBLIC_URL }: Config) => {
	const isSecure = isHttps({ PUBLIC_URL });
	// Older browsers do not count a WebSocket of the same host as 'self'.
	const channel = PUBLIC_URL.replace(/^http/, "ws");
	app.addHook("onRequest", async (_request, reply) => {
		// What is said to one, a refusal too, is kept by nobody on the way, where nothing else is said further on.
		void reply.headers({ "permissions-policy": permissions, "cache-control": "no-store" });
	});
	return app.register(helmet, {
		contentSecurityPolicy: {
			useDefaults: false,
			directives: {
				defaultSrc: ["'self'"],
				scriptSrc: ["'self'"],
				scriptSrcAttr: ["'none'"],
				styleSrc: ["'self'"],
				connectSrc: ["'self'", channel],
				imgSrc: ["'self'", "data:", "blob:"],
				mediaSrc: ["'self'", "blob:"],
				frameSrc: ["'self'", videosElsewhere],
				objectSrc: ["'none'"],
				baseUri: ["'none'"],
				formAction: ["'self'"],
				frameAncestors: ["'none'"],
				// No text becomes markup or a script by accident; web/src/platform/alerts/service-worker.ts has the only policy.
				requireTrustedTypesFor: ["'script'"],
				trustedTypes: ["warmline"],
				...(isSecure ? { upgradeInsecureRequests: [] } : {}),
			},
		},
		strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
		crossOriginOpenerPolicy: { policy: "same-origin" },
		crossOriginResourcePolicy: { policy: "same-origin" },
		referrerPolicy: { policy: "no-referrer" },
	});
};
