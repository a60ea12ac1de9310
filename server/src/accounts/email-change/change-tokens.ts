import type { Vault } from "../../platform/files/vault.ts";

/** What stands in the links of a change: one by which each address confirms it, and one by which the old one refuses. */
export const changeTokens = (vault: Pick<Vault, "tokenFor">, changeId: string) => ({
	old: vault.tokenFor(`confirm email change, old ${changeId}`),
	new: vault.tokenFor(`confirm email change, new ${changeId}`),
	refusal: vault.tokenFor(`refuse email change ${changeId}`),
});
