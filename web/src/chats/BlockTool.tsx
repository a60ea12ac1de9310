import { Suspense, use } from "react";
import { type BlockDialogProps, ChatExtrasContext } from "./chat-extras.ts";

/** The dialog comes when somebody asks for it. */
export function BlockTool(props: BlockDialogProps) {
	const { BlockDialog } = use(ChatExtrasContext);
	return (
		BlockDialog && (
			<Suspense>
				<BlockDialog {...props} />
			</Suspense>
		)
	);
}
