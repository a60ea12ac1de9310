import type { Vault } from "../../platform/files/vault.ts";

/**
 * The token of the link in somebody's reminders. It follows from the server's key: each reminder of a place has the same
 * one, and no link lies in the database or in a job.
 */
export const reminderToken = (vault: Vault, bookingId: string): string => vault.tokenFor(`shift reminder ${bookingId}`);
