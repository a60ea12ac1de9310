import { bigint, boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytea, instant } from "../../platform/db/columns.ts";
import { members } from "../tables.ts";

/** Passkeys of members, each a second step too. None is of use without its device. */
export const passkeys = pgTable(
	"passkeys",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		member_id: uuid("member_id")
			.notNull()
			.references(() => members.id, { onDelete: "cascade" }),
		/** As browsers write it, in base64url. */
		credential_id: text("credential_id").notNull(),
		/** In COSE. */
		public_key: bytea("public_key").notNull(),
		/** Counts uses on its device; 0 where the device does not count. */
		counter: bigint("counter", { mode: "number" }).notNull(),
		/** How browsers reach its device. */
		transports: text("transports").array().notNull(),
		/** Copied to the owner's other devices by whoever keeps it. */
		backed_up: boolean("backed_up").notNull(),
		/** As its owner calls it. */
		name: text("name").notNull(),
		created_at: instant("created_at").notNull(),
		used_at: instant("used_at"),
	},
	(table) => [
		uniqueIndex("passkeys_credential_id").on(table.credential_id),
		index("passkeys_member_id").on(table.member_id),
	],
);

/** Challenges that passkeys sign: each is good once, in the browser that asked for it. */
export const passkey_challenges = pgTable(
	"passkey_challenges",
	{
		ticket_hash: bytea("ticket_hash").primaryKey(),
		/** In base64url. */
		challenge: text("challenge").notNull(),
		purpose: text("purpose", { enum: ["registration", "log_in", "second_step", "confirmation"] }).notNull(),
		/** Null where it is not known yet who logs in. */
		member_id: uuid("member_id").references(() => members.id, { onDelete: "cascade" }),
		/** The hash of the session's token, or of the login ticket, with which it was asked for. */
		bound_to: bytea("bound_to"),
		expires_at: instant("expires_at").notNull(),
	},
	(table) => [index("passkey_challenges_member_id").on(table.member_id)],
);
