import { Fragment, type ReactNode } from "react";

type TransProps = {
	/** A sentence with marked parts: `Read the <terms>terms</terms>.` */
	readonly text: string;
	/** How each marked part is drawn. */
	readonly parts: Readonly<Record<string, (words: string) => ReactNode>>;
	/** What `{name}` is filled with. */
	readonly values?: Readonly<Record<string, string | number>>;
};

/** A sentence whose parts are links or strong: one text, because other languages put its parts in another order. */
export function Trans({ text, parts, values = {} }: TransProps) {
	const filled = (words: string) => words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
	return text.split(/(<(\w+)>.*?<\/\2>)/).map((piece, at, pieces) => {
		// Every third piece is the name that the one before was found by.
		if (at % 3 === 2) return null;
		const words = filled(piece.replace(/^<\w+>|<\/\w+>$/g, ""));
		// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence do not change places
		return <Fragment key={at}>{at % 3 === 1 ? parts[pieces[at + 1] ?? ""]?.(words) : words}</Fragment>;
	});
}
