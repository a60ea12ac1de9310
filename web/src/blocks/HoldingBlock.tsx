import type { Block } from "@warmline/contract/blocks/calls";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmDialog } from "../ui/overlay/ConfirmDialog.tsx";
import { useLift, wasTooLate } from "./api.ts";
import { BlockCard } from "./BlockCard.tsx";

type HoldingBlockProps = {
	readonly block: Block;
	readonly ownId: string;
	readonly onLifted: () => void;
	/** It has ended meanwhile. */
	readonly onTooLate: () => void;
};

export function HoldingBlock({ block, ownId, onLifted, onTooLate }: HoldingBlockProps) {
	const [asking, setAsking] = useState(false);
	const { mutate, reset, isPending, error } = useLift(block.id, { onDone: onLifted, onTooLate });
	const failed = error && !wasTooLate(error);
	return (
		<BlockCard block={block} ownId={ownId}>
			<Button variant="secondary" onClick={() => setAsking(true)}>
				{t("Lift")}
			</Button>
			<ConfirmDialog
				open={asking}
				title={t("Lift this block?")}
				confirm={t("Lift the block")}
				busy={isPending}
				failure={failed ? errorMessage(error, t("Nothing was changed. Please try again.")) : undefined}
				onConfirm={() => mutate(undefined)}
				onCancel={() => {
					setAsking(false);
					reset();
				}}
			>
				{t("The block ends immediately, along with any others on the same connection.")}
			</ConfirmDialog>
		</BlockCard>
	);
}
