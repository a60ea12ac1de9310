import type { $ZodType } from "zod/v4/core";

/**
 * Something that is done in every server process when it is rung in one: here first, and elsewhere a moment later. What
 * it says is small and is no truth: whoever hears it reads from the database what they have to tell.
 */
export type PubSubChannel<T> = { readonly name: string; readonly schema: $ZodType<T> };

/** `name` is one of the whole server. */
export const pubSubChannel = <T>(name: string, schema: $ZodType<T>): PubSubChannel<T> => ({ name, schema });
