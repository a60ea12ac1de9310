import type { AuditParams } from "@warmline/contract/audit/params";
import type { Language } from "@warmline/contract/content/words";
import type { Db } from "../platform/db/database.ts";
import type { Platform } from "../platform/platform.ts";
import type { MemberRow } from "./queries.ts";
import type { Ties } from "./user.ts";

/** What happens to an account that its owner must hear of, because it may not have been they. */
export const securityEvents = [
	"second_step_on",
	"second_step_off",
	"recovery_codes_renewed",
	"recovery_code_used",
	"codes_guessed",
	"app_added",
	"passkey_added",
	"passkey_removed",
	"passkey_copied",
	"password_changed",
	"email_changed",
	"api_token_created",
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

/** Of one login, of all but one, or, with neither, of all that a member has or had. */
export type WhichLogins = { readonly only?: Buffer; readonly but?: Buffer };

/** What stands on accounts, and is handed in. */
export type AccountPorts = {
	/** Who follows a member and whom they follow. */
	readonly tiesOf: (db: Db, memberId: string) => Promise<Ties>;
	/**
	 * In the transaction in which it happens: a line in the audit log, and a mail to the member at the email that they had
	 * before.
	 */
	readonly reportSecurityEvent: (
		tx: Db,
		member: MemberRow,
		news: SecurityEvent,
		/** From which email to which, masked. */
		change?: AuditParams["change_email"],
	) => Promise<void>;
	/** In the transaction in which somebody registers: the language of the page, which is theirs from then on. */
	readonly keepLanguage: (tx: Db, memberId: string, language: Language) => Promise<unknown>;
	/** In the transaction in which a password is reset: whoever had the old one may have created API tokens. */
	readonly revokeApiTokens: (tx: Db, memberId: string) => Promise<unknown>;
	/** In the transaction that ends logins: their browsers get no notices any more. */
	readonly endNotices: (tx: Db, memberId: string, which: WhichLogins) => Promise<unknown>;
};

export type AccountPlatform = Platform & AccountPorts;
