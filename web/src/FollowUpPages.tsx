export { DebriefsPage } from "./chats/debriefs/DebriefsPage.tsx";
export { FollowUpsPage } from "./chats/FollowUpsPage.tsx";
