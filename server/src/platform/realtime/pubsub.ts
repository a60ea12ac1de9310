import type { $ZodType } from "zod/v4/core";

/**
 * Something that every server process does when one broadcasts it: that one first, the others a moment later. A message
 * is small and carries no state: its handler reads from the database what it has to send.
 */
export type PubSubChannel<T> = { readonly name: string; readonly schema: $ZodType<T> };

/** `name` is one of the whole server. */
export const pubSubChannel = <T>(name: string, schema: $ZodType<T>): PubSubChannel<T> => ({ name, schema });
