import type { ReactNode } from "react";
import { ChatExtrasContext } from "../chats/chat-extras.ts";
import { lazyWithFallback } from "../ui/feedback/lazy-with-fallback.ts";
import { NotLoaded } from "../ui/feedback/NotLoaded.tsx";

/** Seldom needed: it comes when somebody asks for it. */
const BlockDialog = lazyWithFallback(
	async () => (await import("../blocks/AskBlockDialog.tsx")).AskBlockDialog,
	({ onClose }) => <NotLoaded onDone={onClose} />,
);

const extras = { BlockDialog };

/** Around the pages: what other features add to chats. */
export function ChatExtras({ children }: { readonly children: ReactNode }) {
	return <ChatExtrasContext value={extras}>{children}</ChatExtrasContext>;
}
