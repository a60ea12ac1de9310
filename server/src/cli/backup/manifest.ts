import * as z from "zod/mini";

export const manifestPath = "manifest.json";
export const promisedPath = "promised-work.json";
export const keysPath = "keys.sealed.json";
export const bucketListPath = "media-in-the-bucket.txt";
export const tablePath = (name: string) => `database/${name}.copy`;

const uuid = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";
/** Of files as they lie in the data folder, and nothing that leads out of it. */
const filePath = z.string().check(z.regex(new RegExp(`^(vault/${uuid}|media/${uuid}(\\.small)?)$`)));
const count = z.int().check(z.nonnegative());

const part = z.object({ path: z.string(), bytes: count, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });
export type Part = z.infer<typeof part>;

/** What a backup says of itself: the last of its parts, so that one that was broken off has none. */
export const manifest = z.object({
	format: z.literal(1),
	made_at: z.string(),
	version: z.string(),
	/** When each migration was written that the tables have seen. */
	migrations: z.array(z.number()),
	tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: count })),
	/** Jobs that were promised and not done, by kind. */
	promised: z.record(z.string(), count),
	files: z.array(filePath),
	/** Named when the rows were read, and deleted by somebody before their turn came. */
	deleted_meanwhile: z.array(filePath),
	/** Named to this day, and not there: lost before this backup. */
	missing: z.array(filePath),
	/** Where pictures and videos lie that are not in here. */
	bucket: z.nullable(z.object({ address: z.string(), names: count })),
	keys: z.object({
		/** Tells the right key of the documents from any other, and nothing else of it. */
		files_key_check: z.nullable(z.string()),
		sealed: z.boolean(),
	}),
	/** How many keys of chats are in the file beside it; in a backup of a version that had none, nothing. */
	chat_keys: z.optional(count),
	/** As the server had them that made it; of secret ones only that they were set. */
	settings: z.record(z.string(), z.string()),
	parts: z.array(part),
});
export type Manifest = z.infer<typeof manifest>;

export const documentsIn = (files: readonly string[]) => files.filter((path) => path.startsWith("vault/")).length;
export const mediaIn = (files: readonly string[]) =>
	files.filter((path) => path.startsWith("media/") && !path.endsWith(".small")).length;
