import { t } from "@warmline/contract/i18n";
import Play from "lucide-react/icons/play";
import { useState } from "react";

type YouTubeProps = { readonly id: string; readonly title: string | null };

/** Nothing comes from YouTube, and it learns of nobody, before one presses. */
export function YouTube({ id, title }: YouTubeProps) {
	const [wanted, setWanted] = useState(false);
	const name = title ?? t("A video on YouTube");
	if (wanted) {
		return (
			<iframe
				src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
				title={name}
				allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
				allowFullScreen
				referrerPolicy="strict-origin-when-cross-origin"
				className="aspect-video w-full rounded-control bg-sunk"
			/>
		);
	}
	return (
		<button
			type="button"
			onClick={() => setWanted(true)}
			className="flex aspect-video w-full flex-col items-center justify-center gap-3 rounded-control border border-line bg-sunk p-4 text-center hover:bg-pine-wash"
		>
			<span className="grid size-16 place-items-center rounded-full bg-pine text-on-pine">
				<Play aria-hidden="true" className="ml-1 size-7" />
			</span>
			<span className="font-semibold wrap-anywhere">{t("Play: {title}", { title: name })}</span>
			<span className="text-sm text-soft">{t("It plays from YouTube, which will know that you watched it.")}</span>
		</button>
	);
}
