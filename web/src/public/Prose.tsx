import type { Prose as Piece } from "@warmline/contract/content/page";
import { Fragment, type ReactNode } from "react";
import { Link } from "wouter";
import { classNames } from "../ui/class-names.ts";

type ProseProps = { readonly pieces: readonly Piece[] };

const look = "font-semibold text-pine underline underline-offset-4";

const elementOf = (piece: Piece): ReactNode => {
	switch (piece.type) {
		case "text":
			return piece.text;
		case "break":
			return <br />;
		case "paragraph":
			return (
				<p className="mt-4">
					<Prose pieces={piece.children} />
				</p>
			);
		case "heading":
			return piece.level === 2 ? (
				<h2 className="mt-10 text-2xl">
					<Prose pieces={piece.children} />
				</h2>
			) : (
				<h3 className="mt-6 text-xl">
					<Prose pieces={piece.children} />
				</h3>
			);
		case "list":
			return piece.ordered ? (
				<ol className="mt-3 list-decimal space-y-1.5 pl-6 marker:font-semibold marker:text-ember-ink">
					<Prose pieces={piece.children} />
				</ol>
			) : (
				<ul className="mt-3 list-disc space-y-1.5 pl-6 marker:text-ember">
					<Prose pieces={piece.children} />
				</ul>
			);
		case "item":
			return (
				<li className="pl-1 *:first:mt-0">
					<Prose pieces={piece.children} />
				</li>
			);
		case "quote":
			return (
				<blockquote className="mt-4 border-l-4 border-ember pl-4">
					<Prose pieces={piece.children} />
				</blockquote>
			);
		case "strong":
			return (
				<strong>
					<Prose pieces={piece.children} />
				</strong>
			);
		case "emphasis":
			return (
				<em>
					<Prose pieces={piece.children} />
				</em>
			);
		case "link":
			return piece.to.startsWith("/") ? (
				<Link to={piece.to} className={look}>
					<Prose pieces={piece.children} />
				</Link>
			) : (
				<a
					href={piece.to}
					rel="noreferrer"
					className={classNames(look, piece.to.startsWith("tel:") && "whitespace-nowrap")}
				>
					<Prose pieces={piece.children} />
				</a>
			);
	}
};

/** The text of a page of the content. */
export function Prose({ pieces }: ProseProps) {
	return pieces.map((piece, at) => {
		// biome-ignore lint/suspicious/noArrayIndexKey: a page's text does not change while it is shown
		return <Fragment key={at}>{elementOf(piece)}</Fragment>;
	});
}
