import type { AnswerOf } from "@warmline/contract/calls";
import type { suggest } from "@warmline/contract/feed/calls";
import { t, tn } from "@warmline/contract/i18n";
import { useEffect, useRef } from "react";
import { Avatar } from "../../ui/Avatar.tsx";
import { classNames } from "../../ui/class-names.ts";

/** Stands before there is anything to say, since only what changes in it is read out. */
export function SuggestionCount({ count }: { readonly count: number }) {
	return (
		<p role="status" className="sr-only">
			{count > 0 &&
				tn(count, {
					one: "1 suggestion. Choose with the arrow keys and Enter.",
					other: "{count} suggestions. Choose with the arrow keys and Enter.",
				})}
		</p>
	);
}

export type Suggestion = AnswerOf<typeof suggest>["results"][number];

type SuggestionListProps = {
	readonly id: string;
	readonly kind: "mention" | "hashtag";
	readonly found: readonly Suggestion[];
	/** The one that is chosen by keys. */
	readonly at: number | null;
	readonly above: boolean;
	readonly onChoose: (word: string) => void;
};

export function SuggestionList({ id, kind, found, at, above, onChoose }: SuggestionListProps) {
	const active = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen now is brought into sight.
	useEffect(() => {
		active.current?.scrollIntoView({ block: "nearest" });
	}, [at]);
	return (
		<div
			className={classNames(
				"absolute inset-x-0 z-30 rounded-card border border-line bg-surface p-1.5 shadow-float",
				above ? "bottom-full mb-1" : "top-full mt-1",
			)}
		>
			<div
				id={id}
				role="listbox"
				aria-label={kind === "mention" ? t("Members") : t("Hashtags")}
				className="max-h-60 overflow-y-auto"
			>
				{found.map(({ word, name, avatar }, index) => (
					// biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field has cursor and keys.
					<div
						key={word}
						ref={index === at ? active : null}
						id={`${id}-${index}`}
						role="option"
						aria-selected={index === at}
						onMouseDown={(event) => event.preventDefault()}
						onClick={() => onChoose(word)}
						className={classNames(
							"flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5",
							index === at ? "bg-pine-wash text-pine-strong" : "hover:bg-sunk",
						)}
					>
						{kind === "mention" && <Avatar name={name ?? word} picture={avatar} size="size-8 text-xs" />}
						<span className="min-w-0 truncate">
							{name !== null && <span className="font-semibold">{name} </span>}
							<span className={name === null ? "font-semibold" : "text-soft"}>
								{kind === "mention" ? `@${word}` : `#${word}`}
							</span>
						</span>
					</div>
				))}
			</div>
		</div>
	);
}
