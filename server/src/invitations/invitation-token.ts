import { invitationDays } from "@warmline/contract/invitations/invitation";
import { minutesAfter } from "../platform/clock.ts";
import type { Vault } from "../platform/files/vault.ts";
import { tokenHash } from "../platform/tokens.ts";

/** What stands in the link of an invitation: another one each time that it is sent again. */
export const invitationToken = ({ tokenFor }: Pick<Vault, "tokenFor">, id: string, round: number): string =>
	tokenFor(`invitation ${id} ${round}`);

/** From when it is sent on. */
export const linkFrom = (vault: Pick<Vault, "tokenFor">, now: Date, { id, round }: { id: string; round: number }) => ({
	token_hash: tokenHash(invitationToken(vault, id, round)),
	expires_at: minutesAfter(now, invitationDays * 24 * 60),
});
