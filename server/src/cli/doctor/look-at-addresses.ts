import ipaddr from "ipaddr.js";
import type { Config } from "../../config.ts";
import { pagesAreBuilt } from "../../platform/http/pages.ts";
import { type Finding, good, warning, wrong } from "./finding.ts";

const thisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** Names that the server knows for ranges. */
const rangeNames: ReadonlySet<string> = new Set(["loopback", "linklocal", "uniquelocal"]);
/** A range this wide is not somebody's proxies. */
const widestPrefix = 8;

const lookAtPublicUrl = ({ PUBLIC_URL }: Config): Finding => {
	const { protocol, hostname, pathname, search } = new URL(PUBLIC_URL);
	if (pathname !== "/" || search !== "")
		return wrong(
			"PUBLIC_URL",
			`${PUBLIC_URL} has a path. Warmline stands at the root of an address; leave the path out.`,
		);
	if (thisMachine.test(hostname))
		return warning(
			"PUBLIC_URL",
			`${PUBLIC_URL} can be reached from this machine only, and links in mails lead there. Set PUBLIC_URL.`,
		);
	if (protocol !== "https:")
		return wrong(
			"PUBLIC_URL",
			`${PUBLIC_URL} is not encrypted: whoever is on the way reads along. Put a proxy with TLS before it, and set https://.`,
		);
	return good("PUBLIC_URL", PUBLIC_URL);
};

const isAddress = (text: string) => ipaddr.isValid(text) && (text.includes(":") || text.split(".").length === 4);

const prefixOf = (text: string): number | undefined => {
	try {
		return ipaddr.parseCIDR(text)[1];
	} catch {
		return undefined;
	}
};

const lookAtProxies = ({ PUBLIC_URL, TRUSTED_PROXIES }: Config): readonly Finding[] => {
	const found: Finding[] = [];
	for (const text of TRUSTED_PROXIES) {
		if (rangeNames.has(text) || isAddress(text)) continue;
		const prefix = prefixOf(text);
		if (prefix === undefined)
			found.push(wrong("TRUSTED_PROXIES", `${text} is no address and no range. The server does not start with it.`));
		else if (prefix < widestPrefix)
			found.push(
				wrong(
					"TRUSTED_PROXIES",
					`${text} trusts nearly everybody: whoever sends X-Forwarded-For is who he says. Name the proxy.`,
				),
			);
	}
	if (found.length > 0) return found;
	if (TRUSTED_PROXIES.length === 0 && PUBLIC_URL.startsWith("https:"))
		return [
			warning(
				"TRUSTED_PROXIES",
				"No proxy is trusted, so all visitors count as one and share the limits. Set it to the address of the proxy with TLS.",
			),
		];
	return [good("TRUSTED_PROXIES", TRUSTED_PROXIES.join(", ") || "None, and none is needed.")];
};

export const lookAtAddresses = (config: Config): readonly Finding[] => [
	lookAtPublicUrl(config),
	...lookAtProxies(config),
	pagesAreBuilt()
		? good("pages", "The pages are built.")
		: wrong("pages", "The pages are not built, and only the API is served: npm run build"),
];
