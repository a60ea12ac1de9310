import { createHash, ECDH } from "node:crypto";
import type { BodyOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { subscribePush as subscribePushCall } from "@warmline/contract/notifications/calls";
import { isSessionThere, lockMember, type MemberRow, type Session } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { invalid, notLoggedIn } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { limitTo } from "../../platform/rate-limit/limits.ts";
import { deleteSubscription, dropOldestSubscriptions, putSubscription } from "./push-queries.ts";

/** Of a member: who has used many browsers hears in the latest of them. */
const mostBrowsers = 10;
const mostInAnHour = 60;

/** The address alone is enough to write to the browser, so it is not what it is looked up by. */
const hashOf = (endpoint: string) => createHash("sha256").update(endpoint).digest();

const ensureAddress = (endpoint: string) => {
	const { protocol, username, password } = new URL(endpoint);
	if (protocol === "https:" && username === "" && password === "") return;
	const sentence = t("Notifications can’t be sent to this address.");
	throw invalid("address_refused", sentence, { endpoint: sentence });
};

/** A point of the curve, and 16 bytes: with others nothing could be written so that the browser can read it. */
const areKeys = ({ p256dh, auth }: { p256dh: string; auth: string }): boolean => {
	const point = Buffer.from(p256dh, "base64url");
	if (point.length !== 65 || Buffer.from(auth, "base64url").length !== 16) return false;
	try {
		ECDH.convertKey(point, "prime256v1");
		return true;
	} catch {
		return false;
	}
};

export const subscribePush = async (
	platform: Platform,
	{ member, tokenHash }: Session,
	{ endpoint, keys }: BodyOf<typeof subscribePushCall>,
): Promise<void> => {
	const { database, clock } = platform;
	ensureAddress(endpoint);
	if (!areKeys(keys)) {
		const sentence = t("These are not a browser’s keys.");
		throw invalid("invalid_keys", sentence, { keys: sentence });
	}
	await limitTo(platform, ["push", member.id], { limit: mostInAnHour, windowSeconds: 3600 });
	const subscription = {
		endpoint_hash: hashOf(endpoint),
		member_id: member.id,
		...{ endpoint, ...keys },
		at: clock.now(),
		session_hash: tokenHash,
	};
	await inTransaction(database.db, async ({ tx }) => {
		await lockMember(tx, member.id);
		// Whoever was thrown out in this moment leaves no browser behind.
		if (!(await isSessionThere(tx, tokenHash))) throw notLoggedIn();
		await putSubscription(tx, subscription);
		await dropOldestSubscriptions(tx, member.id, mostBrowsers);
	});
};

export const unsubscribePush = ({ database: { db } }: Platform, member: MemberRow, endpoint: string) =>
	deleteSubscription(db, member.id, hashOf(endpoint));
