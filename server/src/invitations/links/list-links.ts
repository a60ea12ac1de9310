import type { InvitationLink, LinkState } from "@warmline/contract/invitations/link-calls";
import { nameOf } from "../../accounts/index.ts";
import type { Vault } from "../../platform/files/vault.ts";
import { currentLanguage, pageUrl } from "../../platform/language.ts";
import type { Platform } from "../../platform/platform.ts";
import { noSuchLink } from "../errors.ts";
import { isInForce } from "../policy.ts";
import { type ListedLink, latestLinks, listedLink } from "./queries.ts";

/** What stands in the address of a link: it follows from its id by the key of the vault, and is stored nowhere. */
export const linkToken = ({ tokenFor }: Pick<Vault, "tokenFor">, id: string): string =>
	tokenFor(`invitation link ${id}`);

const most = 50;

const stateOf = ({ revoked_at, expires_at, used, uses, maker }: ListedLink, now: Date): LinkState => {
	if (revoked_at) return "revoked";
	if (used >= uses) return "used_up";
	if (expires_at <= now) return "expired";
	return isInForce(maker) ? "open" : "inactive";
};

type Shows = Pick<Platform, "database" | "clock" | "config" | "vault">;

const toLink = ({ clock, config, vault }: Shows, row: ListedLink): InvitationLink => {
	const { id, role, uses, used, made_at, expires_at, maker } = row;
	const state = stateOf(row, clock.now());
	const page = `/register?invitation=${linkToken(vault, id)}`;
	return {
		...{ id, role, uses, used, state },
		url: state === "open" ? pageUrl(config.PUBLIC_URL, currentLanguage(), page) : null,
		made_at: made_at.toISOString(),
		made_by: maker && nameOf(maker),
		expires_at: expires_at.toISOString(),
	};
};

export const listLinks = async (platform: Shows): Promise<InvitationLink[]> =>
	(await latestLinks(platform.database.db, most)).map((row) => toLink(platform, row));

export const readLink = async (platform: Shows, id: string): Promise<InvitationLink> => {
	const found = await listedLink(platform.database.db, id);
	if (!found) throw noSuchLink();
	return toLink(platform, found);
};
