import { memberTopic } from "../../platform/realtime/presence.ts";
import type { ChatContext } from "../chat-context.ts";
import { supervisors } from "../topics.ts";

/** Whose list, badge or page it changes: every supervisor's, and the listener's. Each asks by their own right. */
export const announceDebriefs = ({ hub }: Pick<ChatContext, "hub">, listenerId: string) =>
	hub.publish([supervisors, memberTopic(listenerId)], { action: "debriefs_changed" });
