import type { OpenAlert } from "@warmline/contract/alerts/calls";
import type { LoggedAlert } from "@warmline/contract/alerts/settings-calls";
import { nameOf } from "../accounts/index.ts";
import type { LoggedDeliveryRow, LoggedRow } from "./log/log-queries.ts";
import type { AlertRow } from "./queries.ts";

const asText = (at: Date | null) => at?.toISOString() ?? null;

export const toOpenAlert = ({ id, kind, began_at }: Pick<AlertRow, "id" | "kind" | "began_at">): OpenAlert => ({
	id,
	kind,
	began_at: began_at.toISOString(),
});

const toDelivery = ({ delivery, member }: LoggedDeliveryRow): LoggedAlert["deliveries"][number] => ({
	member: { id: member.id, name: nameOf(member) },
	channel: delivery.channel,
	step: delivery.step,
	due_at: delivery.due_at.toISOString(),
	sent_at: asText(delivery.sent_at),
	failed_at: asText(delivery.failed_at),
	status: delivery.status,
});

export const toLoggedAlert = (
	{ alert, responder }: LoggedRow,
	deliveries: readonly LoggedDeliveryRow[],
): LoggedAlert => ({
	id: alert.id,
	kind: alert.kind,
	began_at: alert.began_at.toISOString(),
	opened_at: alert.opened_at.toISOString(),
	step: alert.step,
	responded_at: asText(alert.responded_at),
	responded_by: responder ? { id: responder.id, name: nameOf(responder) } : null,
	closed_at: asText(alert.closed_at),
	deliveries: deliveries.map(toDelivery),
});
