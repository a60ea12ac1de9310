import * as z from "zod/mini";
import { roleNames } from "../accounts/roles.ts";
import { applicantTypes } from "../accounts/user.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { shiftParts } from "../shifts/parts.ts";

/** What a director can choose that an endpoint is sent. */
export const webhookEventTypes = [
	"application.submitted",
	"application.decided",
	"shift.uncovered",
	"message.left",
	"member.joined",
	"member.role_changed",
	"help.requested",
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** What is sent when a director tries an endpoint. */
export const webhookTest = "webhook.test";

/** `certified`: the training is over, and the member can take chats. */
export const decidedStatuses = ["accepted", "declined", "asked", "certified"] as const;
export type DecidedStatus = (typeof decidedStatuses)[number];

const url = z.url().check(z.describe("The page where a member who may see it looks it up, after logging in."));
const application = { application_id: id, member_id: id };

/**
 * What each event says. Nobody's words, name or address may be in it: the receiver is somebody else's system. What is not
 * named here is not sent.
 */
export const webhookEventData = {
	"application.submitted": z.object({ ...application, kind: z.enum(applicantTypes), url }),
	"application.decided": z.object({ ...application, status: z.enum(decidedStatuses), url }),
	"shift.uncovered": z.object({
		shift_id: id,
		starts_at: time,
		missing: z.array(z.enum(shiftParts)).check(z.describe("The roles that nobody has in this shift.")),
		url,
	}),
	"message.left": z.object({ message_id: id, url }),
	"member.joined": z.object({ member_id: id, role: z.enum(roleNames), url }),
	"member.role_changed": z.object({ member_id: id, from: z.enum(roleNames), to: z.enum(roleNames), url }),
	"help.requested": z.object({ chat_id: id, url }),
	[webhookTest]: z.object({ url }),
} as const satisfies Record<WebhookEventType | typeof webhookTest, z.ZodMiniType>;
export const sentEventTypes = [...webhookEventTypes, webhookTest] as const;
export type SentEventType = (typeof sentEventTypes)[number];
export type WebhookEventData = { readonly [T in SentEventType]: z.infer<(typeof webhookEventData)[T]> };

/** As a feature says that it happened: where it can be looked up is added when it is sent. */
export type WebhookEvent = {
	[T in WebhookEventType]: { readonly type: T; readonly data: Omit<WebhookEventData[T], "url"> };
}[WebhookEventType];

/** The body of a delivery, as Standard Webhooks has it. */
export const webhookPayload = <T extends SentEventType>(type: T) =>
	z.object({
		type: z.literal(type),
		timestamp: time.check(z.describe("When it happened.")),
		data: webhookEventData[type],
	});

/** When each is sent, for the documents. */
export const webhookEventSummaries: Readonly<Record<SentEventType, string>> = {
	"application.submitted": "Somebody has submitted an application, or submitted it again.",
	"application.decided": "A director has decided on an application, or certified the applicant.",
	"shift.uncovered": "A shift that begins within twelve hours has no supervisor, or no listener.",
	"message.left": "A visitor has left a message that needs a reply.",
	"member.joined": "Somebody has become a member: their email is verified.",
	"member.role_changed": "A member has another role.",
	"help.requested": "A listener asks for a supervisor in a chat.",
	"webhook.test": "A director tries the endpoint.",
};

/** What each is called where a director chooses; the caller translates. */
export const webhookEventNames: Readonly<Record<SentEventType, string>> = {
	"application.submitted": t("Application submitted"),
	"application.decided": t("Application decided"),
	"shift.uncovered": t("Shift uncovered"),
	"message.left": t("Message left"),
	"member.joined": t("Member joined"),
	"member.role_changed": t("Role changed"),
	"help.requested": t("Help requested"),
	"webhook.test": t("Test"),
};
