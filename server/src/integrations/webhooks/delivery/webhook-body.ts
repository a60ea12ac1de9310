import {
	type SentEventType,
	type WebhookEvent,
	webhookPayload,
	type webhookTest,
} from "@warmline/contract/integrations/webhook-events";
import { weekAddress } from "@warmline/contract/shifts/week-address";
import { pageUrl } from "../../../platform/language.ts";
import { societyDay } from "../../../platform/society.ts";

type Sent = WebhookEvent | { readonly type: typeof webhookTest; readonly data: object };

/** In place of the reader's id, whoever it is. */
const reader = "me";

/** Below the area of whoever opens it. */
const pageOf = (event: Sent): string => {
	switch (event.type) {
		case "application.submitted":
		case "application.decided":
			return `/${reader}/applications/${event.data.member_id}`;
		case "shift.uncovered": {
			const { starts_at } = event.data;
			return weekAddress(reader, societyDay(new Date(starts_at)), starts_at);
		}
		case "message.left":
			return `/${reader}/follow-ups`;
		case "member.joined":
		case "member.role_changed":
			return `/${reader}/members/${event.data.member_id}`;
		case "help.requested":
			return `/${reader}/wall`;
		case "webhook.test":
			return `/${reader}/integrations/webhooks`;
	}
};

/** The bytes that are signed and sent. What the contract does not name for this event is left out, whatever came along. */
export const bodyOf = (publicUrl: string, event: Sent, at: Date): string => {
	const type: SentEventType = event.type;
	const data = { ...event.data, url: pageUrl(publicUrl, "en", pageOf(event)) };
	return JSON.stringify(webhookPayload(type).parse({ type, timestamp: at.toISOString(), data }));
};
