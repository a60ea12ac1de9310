import { Fragment } from "react";

type WithNumbersProps = { readonly text: string };

/** Text in which a number such as 9-8-8 is called by one tap, and never broken by the end of a line. */
export function WithNumbers({ text }: WithNumbersProps) {
	return text.split(/(\b\d-\d-\d\b)/).map((piece, at) => {
		// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not change places
		if (at % 2 === 0) return <Fragment key={at}>{piece}</Fragment>;
		return (
			<a
				// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not change places
				key={at}
				href={`tel:${piece.replaceAll("-", "")}`}
				className="font-semibold whitespace-nowrap text-pine underline"
			>
				{piece}
			</a>
		);
	});
}
