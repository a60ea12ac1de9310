import { isIP } from "node:net";
import { t } from "@warmline/contract/i18n";
import type { Config } from "../../config.ts";
import { conflict } from "../../platform/errors.ts";

/** For which site a passkey is made: browsers let it be used there only. */
export type RelyingParty = { readonly id: string; readonly origin: string };
export type PasskeysOff = "ip_address" | "not_https";

/** Browsers make passkeys for names, and only where the page came safely; `localhost` counts as safe. */
export const relyingParty = ({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">): RelyingParty | PasskeysOff => {
	const { hostname, protocol, origin } = new URL(PUBLIC_URL);
	// IPv6 stands in brackets there.
	if (isIP(hostname.replace(/^\[|\]$/g, "")) > 0) return "ip_address";
	const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
	return protocol === "https:" || isLocal ? { id: hostname, origin } : "not_https";
};

export const ensureRelyingParty = (config: Pick<Config, "PUBLIC_URL">): RelyingParty => {
	const party = relyingParty(config);
	if (typeof party === "object") return party;
	throw conflict("passkeys_off", t("Passkeys can’t be used on this site. Please log in another way."));
};
