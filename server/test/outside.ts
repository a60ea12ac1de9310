import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { allowAllOutbound, type OutboundPolicy } from "../src/platform/http/outbound/outbound-policy.ts";
import { after } from "./after.ts";

/** A server somewhere in the internet, which is on this machine, and names of others that are nowhere. */
export const outside = async (answers: RequestListener) => {
	const server = createServer(answers).listen(0, "127.0.0.1");
	await once(server, "listening");
	after(() => server.close());
	const address = server.address();
	const port = address && typeof address === "object" ? address.port : 0;
	const names = new Map([
		["pictures.example", ["127.0.0.1"]],
		["inside.example", ["10.0.0.7"]],
		["both.example", ["192.168.1.1", "fd00::1"]],
		["mapped.example", ["::ffff:10.0.0.7"]],
		["changing.example", ["169.254.169.254"]],
	]);
	const asked: string[] = [];
	const outboundPolicy: OutboundPolicy = {
		resolve: async (host) => {
			asked.push(host);
			const known = names.get(host);
			return known
				? known.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }))
				: allowAllOutbound.resolve(host);
		},
		/** That one server by its name, and else what everybody may reach. */
		allows: (address, to) =>
			(to === port && asked.at(-1) === "pictures.example") || allowAllOutbound.allows(address, to),
	};
	return { outboundPolicy, asked, base: `http://pictures.example:${port}`, port };
};
