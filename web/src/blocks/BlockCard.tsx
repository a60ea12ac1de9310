import { blockReasonNames } from "@warmline/contract/blocks/block-names";
import type { Block } from "@warmline/contract/blocks/calls";
import { t } from "@warmline/contract/i18n";
import { type ReactNode, useId } from "react";
import { Link } from "wouter";
import { buttonLook } from "../ui/button-look.ts";
import { Ago } from "../ui/text/Ago.tsx";
import { askedText, othersText, stateText } from "./told-blocks.ts";

type BlockCardProps = {
	readonly block: Block;
	readonly ownId: string;
	/** What can be done. */
	readonly children?: ReactNode;
};

/** Why, who asked, how it stands, and the way to the chat. Nothing of the connection is shown. */
export function BlockCard({ block, ownId, children }: BlockCardProps) {
	const id = useId();
	const stands = stateText(block);
	return (
		<article aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 shadow-card md:p-6">
			<h3 id={id} className="text-lg">
				{blockReasonNames[block.reason]}
			</h3>
			<p className="mt-1 text-soft">
				{askedText(block)} <Ago at={block.asked.at} className="whitespace-nowrap" />
			</p>
			{stands && <p className="mt-1 font-semibold">{stands}</p>}
			{block.words !== null && (
				<blockquote className="mt-3 rounded-control border-l-4 border-edge bg-sunk px-4 py-3 wrap-anywhere whitespace-pre-line">
					{block.words}
				</blockquote>
			)}
			{block.state !== "over" && <p className="mt-3 text-sm text-soft">{othersText(block.others)}</p>}
			{block.chat_id === null ? (
				<p className="mt-3 text-sm text-soft">{t("The chat has been erased.")}</p>
			) : (
				<Link to={`/${ownId}/past-chats/${block.chat_id}`} className={buttonLook("quiet", "mt-1 -ml-4")}>
					{t("Read the chat")}
				</Link>
			)}
			{children && <div className="mt-3 flex flex-wrap gap-2 border-t border-line pt-4">{children}</div>}
		</article>
	);
}
