import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { mediaAddress } from "../platform/media/media-address.ts";

type VideoProps = { readonly url: string; readonly alt: string | null };

/** A video that is fetched when it is played; before, only what says how long it is. */
export function Video({ url, alt }: VideoProps) {
	const [broken, setBroken] = useState(false);
	if (broken) {
		return <p className="rounded-control bg-sunk px-4 py-6 text-soft">{t("Couldn’t load the video.")}</p>;
	}
	return (
		<figure>
			{/* biome-ignore lint/a11y/useMediaCaption: members' videos come without; their description stands below */}
			<video
				src={mediaAddress(url)}
				aria-label={alt ?? t("Video")}
				controls
				playsInline
				preload="metadata"
				onError={() => setBroken(true)}
				className="max-h-[32rem] w-full rounded-control bg-sunk"
			/>
			{alt !== null && <figcaption className="mt-1.5 text-sm text-soft">{alt}</figcaption>}
		</figure>
	);
}
