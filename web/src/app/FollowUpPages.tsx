export { DebriefsPage } from "../chats/debriefs/DebriefsPage.tsx";
export { FollowUpsPage } from "../chats/follow-ups/FollowUpsPage.tsx";
