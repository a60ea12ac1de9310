import { Dialog as Base } from "@base-ui/react/dialog";
import { t } from "@warmline/contract/i18n";
import ImageOff from "lucide-react/icons/image-off";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { mediaAddress } from "../platform/media/media-address.ts";

export type PictureMedia = {
	readonly url: string;
	readonly small: string | null;
	readonly alt: string | null;
	readonly width: number | null;
	readonly height: number | null;
};

/** A picture: small in its place, whole when it is pressed. */
export function Picture({ url, small, alt, width, height }: PictureMedia) {
	const [broken, setBroken] = useState(false);
	const words = alt ?? t("A picture without a description");
	if (broken) {
		return (
			<p className="flex items-center gap-2.5 rounded-control bg-sunk px-4 py-6 text-soft">
				<ImageOff aria-hidden="true" className="size-5 shrink-0" />
				{alt === null
					? t("Couldn’t load the picture.")
					: t("Couldn’t load the picture. It shows: {words}", { words: alt })}
			</p>
		);
	}
	return (
		<Base.Root>
			<Base.Trigger
				aria-label={t("Enlarge the picture: {words}", { words })}
				className="block w-full overflow-hidden rounded-control bg-sunk"
			>
				<img
					src={mediaAddress(small ?? url)}
					alt={words}
					width={width ?? undefined}
					height={height ?? undefined}
					loading="lazy"
					decoding="async"
					onError={() => setBroken(true)}
					className="mx-auto max-h-[32rem] w-full object-contain"
				/>
			</Base.Trigger>
			<Base.Portal>
				<Base.Backdrop className="fixed inset-0 z-50 bg-veil" />
				<Base.Popup className="fixed inset-0 z-50 flex flex-col p-3 md:p-6">
					<Base.Title className="sr-only">{words}</Base.Title>
					<Base.Close
						aria-label={t("Close the picture")}
						className="grid size-11 shrink-0 place-items-center self-end rounded-full border border-line bg-surface shadow-card"
					>
						<X aria-hidden="true" className="size-6" />
					</Base.Close>
					<div className="mt-3 flex min-h-0 flex-1 flex-col items-center justify-center gap-3">
						<img src={mediaAddress(url)} alt="" className="min-h-0 max-w-full rounded-control object-contain" />
						{alt !== null && (
							<p className="max-h-32 max-w-prose overflow-y-auto rounded-control bg-surface px-4 py-2 shadow-card">
								{alt}
							</p>
						)}
					</div>
				</Base.Popup>
			</Base.Portal>
		</Base.Root>
	);
}
