import { t } from "@warmline/contract/i18n";
import Ban from "lucide-react/icons/ban";
import VolumeX from "lucide-react/icons/volume-x";
import { useEffect, useRef } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { type Silencing, silencedNow } from "./silencing.ts";

type ReportThanksProps = {
	readonly message: string;
	/** Whose words it was. */
	readonly name: string;
	readonly silencing: Silencing;
	readonly onClose: () => void;
};

/** What happens next, and what one can do for one's own peace meanwhile. */
export function ReportThanks({ message, name, silencing, onClose }: ReportThanksProps) {
	const { mutate, isPending, error } = silencing;
	const silenced = silencedNow(silencing);
	// The form that had the focus is gone.
	const words = useRef<HTMLParagraphElement>(null);
	useEffect(() => words.current?.focus(), []);
	return (
		<>
			<p ref={words} tabIndex={-1} className="outline-none">
				{message}
			</p>
			<p className="mt-2 text-soft">
				{t("You’ll find the outcome in your notifications. {name} won’t know who reported it.", { name })}
			</p>
			<div className="mt-5 border-t border-line pt-5">
				<h3 className="text-lg">{t("Would you like to see less of {name}?", { name })}</h3>
				<div role="status">
					{silenced !== null && (
						<p className="mt-2">
							{silenced === "mute"
								? t("You have muted {name}. You won’t see their posts and comments in your lists.", { name })
								: t("You have blocked {name}. You can’t see each other.", { name })}
						</p>
					)}
				</div>
				{silenced === null ? (
					<>
						<p className="mt-1 text-sm text-soft">
							{t("Mute: you won’t see their posts and comments. Block: you can’t see each other at all.")}
						</p>
						<div className="mt-3 flex flex-wrap gap-3">
							<Button variant="secondary" busy={isPending} onClick={() => mutate("mute")}>
								<VolumeX aria-hidden="true" className="size-5" />
								{t("Mute")}
							</Button>
							<Button variant="secondary" busy={isPending} onClick={() => mutate("block")}>
								<Ban aria-hidden="true" className="size-5" />
								{t("Block")}
							</Button>
						</div>
					</>
				) : (
					<Button variant="secondary" className="mt-3" busy={isPending} onClick={() => mutate(null)}>
						{t("Undo")}
					</Button>
				)}
				{error && (
					<Banner tone="failure" className="mt-3">
						{errorMessage(error, t("Couldn’t save this. Please try again."))}
					</Banner>
				)}
			</div>
			<div className="mt-6 flex justify-end">
				<Button onClick={onClose}>{t("Done")}</Button>
			</div>
		</>
	);
}
