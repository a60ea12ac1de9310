// One file for the browser: whoever opens one of them has both to look after.
export { BlocksPage } from "../blocks/BlocksPage.tsx";
export { ModerationPage } from "../moderation/ModerationPage.tsx";
