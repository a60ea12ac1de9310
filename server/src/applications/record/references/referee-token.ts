import type { Vault } from "../../../platform/files/vault.ts";
import type { RefereeRow } from "./referee-queries.ts";

/**
 * The token of the link in a referee's mail. It follows from the server's key and from when they were asked last: the
 * mail can be made again after a crash, and no link lies in the database or in a job. A reminder brings another.
 */
export const refereeToken = (
	vault: Vault,
	{ id, asked_at, reminded_at }: Pick<RefereeRow, "id" | "asked_at" | "reminded_at">,
) => vault.tokenFor(`referee ${id} ${(reminded_at ?? asked_at).toISOString()}`);
