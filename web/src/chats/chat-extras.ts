import { type ComponentType, createContext } from "react";

export type BlockDialogProps = {
	readonly chatId: string;
	/** Of the visitor. */
	readonly name: string;
	/** Ends the chat; null where it has ended. */
	readonly onEnd: (() => void) | null;
	readonly onClose: () => void;
};

type ChatExtras = {
	/** How a listener asks for a block, and a supervisor blocks. */
	readonly BlockDialog: ComponentType<BlockDialogProps> | null;
};

/** What other features add to chats; the pages compose it. */
export const ChatExtrasContext = createContext<ChatExtras>({ BlockDialog: null });
