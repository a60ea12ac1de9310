import type { DutyMessage, ToAgentFrame } from "@warmline/contract/chats/agent-channel";
import type { ChatSettings } from "@warmline/contract/chats/settings-calls";
import type { Connection } from "../../platform/realtime/connection.ts";
import type { Hub } from "../../platform/realtime/hub.ts";
import { memberTopic } from "../../platform/realtime/presence.ts";
import { agents } from "../topics.ts";

const tell = (hub: Hub, topics: readonly string[], frame: ToAgentFrame, except?: Connection) =>
	hub.publish(topics, frame, { except });

/** To everybody on duty; to the sender with their `client_id`, which is the acknowledgement. */
export const announceDutyMessage = (
	hub: Hub,
	sender: Connection,
	message: DutyMessage,
	client_id: string | undefined,
) => {
	tell(hub, [agents], { action: "duty_message", message }, sender);
	acknowledgeDutyMessage(sender, message, client_id);
};

/** It had been stored, and told, before: the sender alone hears it. */
export const acknowledgeDutyMessage = (sender: Connection, message: DutyMessage, client_id: string | undefined) =>
	sender.send({ action: "duty_message", message, ...(client_id === undefined ? {} : { client_id }) });

/** To all pages of the member. */
export const announceDutyEnded = (hub: Hub, memberId: string, by: string) =>
	tell(hub, [memberTopic(memberId)], { action: "duty_ended", by });

/** Agents act by them, and their lists may read otherwise from now on. To those who are connected to this process. */
export const announceSettingsHere = (hub: Hub, result: ChatSettings) => {
	const frame: ToAgentFrame = { action: "settings", result };
	hub.publishHere([agents], frame);
};
