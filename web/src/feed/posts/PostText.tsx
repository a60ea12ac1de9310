import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { Link } from "wouter";
import { classNames } from "../../ui/class-names.ts";
import { type TextPart, textParts } from "./text-parts.ts";

/** Longer texts are folded in a list. */
const foldAfter = { characters: 700, lines: 10 };

const isLong = (text: string): boolean =>
	text.length > foldAfter.characters || text.split("\n").length > foldAfter.lines;

const linkLook = "font-semibold text-pine underline underline-offset-2 hover:text-pine-strong";

function Part({ part }: { readonly part: TextPart }) {
	switch (part.kind) {
		case "plain":
			return part.text;
		case "link":
			return (
				<a href={part.href} target="_blank" rel="noopener noreferrer nofollow" className={linkLook}>
					{part.text}
				</a>
			);
		case "mention":
		case "hashtag":
			return (
				<Link to={part.to} className={linkLook}>
					{part.text}
				</Link>
			);
	}
}

type PostTextProps = {
	readonly text: string;
	/** Usernames that it names for certain. */
	readonly mentions?: readonly string[];
	readonly folds?: boolean;
	readonly className?: string;
};

/** What somebody wrote, with its links, mentions and hashtags. */
export function PostText({ text, mentions, folds = false, className }: PostTextProps) {
	const [open, setOpen] = useState(false);
	const folded = folds && !open && isLong(text);
	return (
		<div className={className}>
			<p dir="auto" className={classNames("whitespace-pre-wrap wrap-anywhere", folded && "line-clamp-8")}>
				{textParts(text, mentions).map((part, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not change places
					<Part key={at} part={part} />
				))}
			</p>
			{folds && isLong(text) && (
				<button
					type="button"
					aria-expanded={open}
					className="min-h-11 font-semibold text-pine hover:underline"
					onClick={() => setOpen(!open)}
				>
					{open ? t("Show less") : t("Read more")}
				</button>
			)}
		</div>
	);
}
