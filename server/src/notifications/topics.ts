import type { ToMemberFrame } from "@warmline/contract/notifications/member-channel";
import type { Hub } from "../platform/realtime/hub.ts";
import { communityTopic, idsInCommunity, idsInCommunityHere } from "../platform/realtime/presence.ts";

/** Of the channels on which a member hears what happens in the community. */
export const channelOfMember = communityTopic;

/** Members who have such a channel open. */
export const connectedMembers = idsInCommunity;
/** Those of them whose channel this process serves. */
export const membersHere = idsInCommunityHere;

export const tellMembers = (hub: Hub, memberIds: readonly string[], frame: ToMemberFrame) =>
	hub.publish(memberIds.map(channelOfMember), frame);

/** Of this process alone: each tells its own. */
export const tellMembersHere = (hub: Hub, memberIds: readonly string[], frame: ToMemberFrame) =>
	hub.publishHere(memberIds.map(channelOfMember), frame);
