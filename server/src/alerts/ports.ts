import type { AlertAudience, AlertKind } from "@warmline/contract/alerts/kinds";
import type { Db } from "../platform/db/database.ts";
import type { PushManner, PushMessage } from "../platform/push/push-sender.ts";

/** Something that somebody has to do something about, as it stands now. */
export type Standing = {
	readonly subject: string;
	/** Since when; null where that is not stored: then since it was first seen. */
	readonly began_at: Date | null;
	readonly audience: AlertAudience;
	/** A member who need not be asked: the one who asks. */
	readonly besides: string | null;
};

/** Who has done something about it, and when. */
export type Response = { readonly at: Date; readonly by: string | null };

/**
 * What one kind of alert is about. It is read from what the feature has stored, so nothing is missed that happened
 * while
 * no server was up.
 */
export type AlertSource = {
	/** All that stands now; `open`: subjects for which there is an alert already. */
	standing(db: Db, open: ReadonlySet<string>): Promise<readonly Standing[]>;
	/** Of something that stands no more: who has seen to it; null where nobody had to. */
	response(db: Db, subject: string): Promise<Response | null>;
};

export type AlertSources = Readonly<Record<AlertKind, AlertSource>>;

/** `taken`: by one browser at least; `none`: the member has no browser that wants to be told. */
export type PushedTo = "taken" | "none" | "refused" | "later";

/** What the alerts are given, because they must not know who does it. */
export type AlertPorts = {
	readonly sources: AlertSources;
	/** Those of these members with a browser that wants to be told while no page is open. */
	pushedMembers(db: Db, memberIds: readonly string[]): Promise<ReadonlySet<string>>;
	/** Those of these members who are with a visitor: nothing rings there. */
	busyMembers(db: Db, memberIds: readonly string[]): Promise<ReadonlySet<string>>;
	/** `message` without its title, which is the organisation's name. */
	push(memberId: string, message: Omit<PushMessage, "title">, manner: PushManner): Promise<PushedTo>;
};
