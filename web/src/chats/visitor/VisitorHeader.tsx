import { t } from "@warmline/contract/i18n";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { QuickExit } from "../../ui/navigation/QuickExit.tsx";
import { useOpener } from "../../ui/overlay/use-opener.ts";

type VisitorHeaderProps = {
	readonly heading: string;
	readonly ended: boolean;
	readonly connected: boolean;
	readonly onEnd: () => void;
};

export function VisitorHeader({ heading, ended, connected, onEnd }: VisitorHeaderProps) {
	const [asking, setAsking] = useState(false);
	const opener = useOpener(asking);
	const keep = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (asking) keep.current?.focus();
	}, [asking]);

	return (
		<header className="border-b border-line bg-surface px-3 pt-[max(0.5rem,env(safe-area-inset-top))] pb-2">
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
				<h1 className="min-w-[min(14rem,100%)] flex-1 truncate text-lg" title={heading}>
					{heading}
				</h1>
				<div className="ml-auto flex flex-wrap items-center justify-end gap-1">
					{!ended && (
						<Button
							ref={opener}
							variant="quiet"
							className="px-3"
							disabled={!connected}
							aria-expanded={asking}
							onClick={() => setAsking(!asking)}
						>
							{t("End chat")}
						</Button>
					)}
					<QuickExit className="px-3" />
				</div>
			</div>
			{asking && connected && !ended && (
				<fieldset
					className="flex flex-wrap items-center justify-end gap-2 pt-1"
					onKeyDown={(event) => event.key === "Escape" && setAsking(false)}
				>
					<legend className="sr-only">{t("End this chat?")}</legend>
					<p className="mr-auto basis-full px-1 font-medium sm:basis-auto">
						{t("End this chat? You can return to it for ten minutes.")}
					</p>
					<Button ref={keep} variant="secondary" onClick={() => setAsking(false)}>
						{t("Keep chatting")}
					</Button>
					<Button
						variant="danger"
						onClick={() => {
							setAsking(false);
							onEnd();
						}}
					>
						{t("End the chat")}
					</Button>
				</fieldset>
			)}
		</header>
	);
}
