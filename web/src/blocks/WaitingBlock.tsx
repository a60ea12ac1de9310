import type { Block } from "@warmline/contract/blocks/calls";
import { say } from "@warmline/contract/say";
import { useEffect, useRef, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { useDecide, wasTooLate } from "./api.ts";
import { BlockCard } from "./BlockCard.tsx";
import { DecideDialog } from "./DecideDialog.tsx";

type WaitingBlockProps = {
	readonly block: Block;
	readonly ownId: string;
	readonly onDecided: (confirmed: boolean) => void;
	/** Somebody else was quicker. */
	readonly onTooLate: () => void;
};

export function WaitingBlock({ block, ownId, onDecided, onTooLate }: WaitingBlockProps) {
	const [asked, setAsked] = useState<"confirm" | "decline" | null>(null);
	const deciding = useDecide(block.id, { onDone: () => onDecided(asked === "confirm"), onTooLate });

	// Where it leaves the list while one is about to decide, that is said, too.
	const open = asked !== null && !deciding.isPending;
	const latest = useRef({ open, onTooLate });
	latest.current = { open, onTooLate };
	useEffect(
		() => () => {
			if (latest.current.open) latest.current.onTooLate();
		},
		[],
	);

	const close = () => {
		setAsked(null);
		deciding.reset();
	};
	return (
		<BlockCard block={block} ownId={ownId}>
			<Button onClick={() => setAsked("confirm")}>{say("Confirm")}</Button>
			<Button variant="secondary" onClick={() => setAsked("decline")}>
				{say("Decline")}
			</Button>
			{asked && (
				<DecideDialog
					block={block}
					confirms={asked === "confirm"}
					busy={deciding.isPending}
					error={wasTooLate(deciding.error) ? null : deciding.error}
					onDecide={(said) => deciding.mutate(said)}
					onCancel={close}
				/>
			)}
		</BlockCard>
	);
}
