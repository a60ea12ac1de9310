import { useState } from "react";
import { mediaAddress } from "../platform/media/media-address.ts";
import { classNames } from "./class-names.ts";

const initialsOf = (name: string): string => {
	const words = name.trim().split(/\s+/u);
	const first = [...(words[0] ?? "")][0] ?? "";
	const last = words.length > 1 ? ([...(words.at(-1) ?? "")][0] ?? "") : "";
	return (first + last).toUpperCase() || "?";
};

type AvatarProps = {
	readonly name: string;
	/** The address of the picture, as the API names it. */
	readonly picture?: string | null | undefined;
	/** Instead of the usual size. */
	readonly size?: string;
	readonly className?: string;
};

/** Decoration beside a name: screen readers hear the name only. */
export function Avatar({ name, picture = null, size = "size-10 text-sm", className }: AvatarProps) {
	const [broken, setBroken] = useState<string | null>(null);
	return (
		<span
			aria-hidden="true"
			className={classNames(
				"inline-grid shrink-0 place-items-center overflow-hidden rounded-full border border-transparent bg-ember-wash font-bold text-ember-ink select-none",
				size,
				className,
			)}
		>
			{picture && broken !== picture ? (
				<img
					src={mediaAddress(picture)}
					alt=""
					loading="lazy"
					decoding="async"
					onError={() => setBroken(picture)}
					className="size-full object-cover"
				/>
			) : (
				initialsOf(name)
			)}
		</span>
	);
}
