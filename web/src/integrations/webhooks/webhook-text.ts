import { t } from "@warmline/contract/i18n";
import type { WebhookEventType } from "@warmline/contract/integrations/webhook-events";
import type { Delivery, DeliveryError, DeliveryState, Webhook } from "@warmline/contract/integrations/webhooks";
import { dateAndClock } from "../../platform/time/time.ts";
import type { BadgeLook } from "../../ui/feedback/Badge.tsx";

export const eventSentences: Readonly<Record<WebhookEventType, string>> = {
	"application.submitted": t("Someone submits an application."),
	"application.decided": t("A director decides on an application, or certifies a member."),
	"shift.uncovered": t("A shift that starts within 12 hours has no supervisor or no listener."),
	"message.left": t("A visitor leaves a message that needs a reply."),
	"member.joined": t("Someone verifies their email, as an applicant or an invited member."),
	"member.role_changed": t("A member’s role changes."),
	"help.requested": t("A listener asks for a supervisor in a chat."),
};

const errorTexts: Readonly<Record<DeliveryError, string>> = {
	unreachable: t("no connection, or no answer within 10 seconds"),
	private_address: t("the address is inside a private network, or has a port"),
	answer_too_large: t("the answer was too large"),
	disabled: t("the webhook was disabled"),
	unreadable: t("the webhook can’t be read any more"),
};

const stateTexts: Readonly<Record<DeliveryState, string>> = {
	waiting: t("On its way"),
	delivered: t("Delivered"),
	failed: t("Failed"),
};
export const deliveryLooks: Readonly<Record<DeliveryState, BadgeLook>> = {
	waiting: "plain",
	delivered: "good",
	failed: "bad",
};

type Outcome = Pick<Delivery, "state" | "status" | "error">;

/** How it stands, in a word or two. */
export const stateText = ({ state, status, error }: Outcome): string =>
	state === "waiting" && (status !== null || error !== null) ? t("Not delivered yet") : stateTexts[state];

/** What the other system answered, or why it did not; null before the first try. */
export const answerText = ({ status, error }: Outcome): string | null => {
	if (error !== null) return errorTexts[error];
	return status === null ? null : t("HTTP status {status}", { status });
};

export const outcomeText = (outcome: Outcome): string => {
	const answer = answerText(outcome);
	return answer === null ? stateText(outcome) : t("{state}: {answer}", { state: stateText(outcome), answer });
};

/** How often it was tried, and when it is tried again. */
export const triesText = ({ attempts, next_at }: Delivery): string => {
	if (next_at !== null) return t("Tries: {attempts}. Next try: {time}.", { attempts, time: dateAndClock(next_at) });
	return attempts === 0 ? "" : t("Tries: {attempts}.", { attempts });
};

/** The part of the address that tells the other system; the rest may be its password. */
export const hostOf = ({ url }: Pick<Webhook, "url">): string | null => (url === null ? null : new URL(url).host);

export const standingOf = ({ disabled_for, failing_since }: Webhook): { text: string; look: BadgeLook } => {
	if (disabled_for !== null) return { text: t("Disabled"), look: "plain" };
	return failing_since === null ? { text: t("Active"), look: "pine" } : { text: t("Failing"), look: "bad" };
};

/** Why it sends nothing, or soon won’t; null while all is well. */
export const warningOf = ({ url, disabled_for, failing_since }: Webhook): string | null => {
	if (url === null) return t("This webhook was stored with a key that was lost. Please delete it and add it again.");
	if (disabled_for === "gone")
		return t("The other system said that this address is no longer in use. Check it, then enable the webhook again.");
	if (disabled_for === "failures")
		return t("Nothing arrived for three days. Check the other system, then enable the webhook again.");
	if (disabled_for === "director") return t("No events are sent while it’s disabled.");
	if (failing_since === null) return null;
	return t("Nothing has arrived since {time}. After three days we disable it and email the directors.", {
		time: dateAndClock(failing_since),
	});
};
