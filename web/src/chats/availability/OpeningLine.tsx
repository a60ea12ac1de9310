import type { Opening } from "@warmline/contract/chats/opening";
import DoorClosed from "lucide-react/icons/door-closed";
import DoorOpen from "lucide-react/icons/door-open";
import { classNames } from "../../ui/class-names.ts";
import { useMinute } from "../../ui/text/use-minute.ts";
import { openingLine } from "./opening-line.ts";

type OpeningLineProps = { readonly opening: Opening | null; readonly className?: string };

/** Whether visitors can ask, and until when. */
export function OpeningLine({ opening, className }: OpeningLineProps) {
	useMinute();
	const words = opening && openingLine(opening);
	const Icon = opening?.open ? DoorOpen : DoorClosed;
	return (
		<p
			role="status"
			className={classNames("text-sm empty:hidden", opening?.open ? "text-soft" : "text-attention-ink", className)}
		>
			{words !== null && (
				<span className="flex items-start gap-1.5">
					<Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
					<span className="wrap-anywhere">{words}</span>
				</span>
			)}
		</p>
	);
}
