import type { Block } from "@warmline/contract/blocks/calls";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { Button } from "../ui/Button.tsx";
import { useGoneWhileOpen } from "../ui/use-gone-while-open.ts";
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

	useGoneWhileOpen(asked !== null && !deciding.isPending, onTooLate);

	const close = () => {
		setAsked(null);
		deciding.reset();
	};
	return (
		<BlockCard block={block} ownId={ownId}>
			<Button onClick={() => setAsked("confirm")}>{t("Confirm")}</Button>
			<Button variant="secondary" onClick={() => setAsked("decline")}>
				{t("Decline")}
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
