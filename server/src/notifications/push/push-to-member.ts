import type { Platform } from "../../platform/platform.ts";
import type { PushManner, PushMessage, PushSender } from "../../platform/push/push-sender.ts";
import { societyName } from "../../platform/society.ts";
import { preferencesOf } from "../../preferences/index.ts";
import { browsersOf, deleteSubscription, noteTaken, subscriptionWithMember } from "./push-queries.ts";

/** `taken`: by one browser at least; `none`: they have no browser that wants to be told. */
export type PushedTo = "taken" | "none" | "refused" | "later";

/** Now, to every browser of the member, also while they are with a visitor. */
export const pushToMember = async (
	{ database: { db } }: Pick<Platform, "database">,
	push: PushSender,
	memberId: string,
	message: Omit<PushMessage, "title">,
	manner: PushManner,
): Promise<PushedTo> => {
	const browsers = await browsersOf(db, [memberId]);
	const { language } = await preferencesOf(db, memberId);
	const outcomes = await Promise.all(
		browsers.map(async ({ endpoint_hash }) => {
			const found = await subscriptionWithMember(db, endpoint_hash, memberId);
			if (!found) return "none";
			const outcome = await push.send(found.subscription, { title: societyName(language), ...message }, manner);
			if (outcome === "taken") await noteTaken(db, found.subscription);
			if (outcome !== "gone") return outcome;
			await deleteSubscription(db, memberId, endpoint_hash);
			return "none";
		}),
	);
	return (["taken", "later", "refused"] as const).find((outcome) => outcomes.includes(outcome)) ?? "none";
};
