import type { Centre } from "@warmline/contract/content/centres";
import { t } from "@warmline/contract/i18n";
import { callAddress, textAddress } from "../platform/call-address.ts";
import { chatCentres, inWords } from "../platform/crisis-lines.ts";
import { base } from "../platform/routing/language-address.ts";
import { buttonLook } from "../ui/button-look.ts";
import { VisuallyHidden } from "../ui/text/VisuallyHidden.tsx";
import { inPageLanguage } from "./stored-text.ts";

type CrisisCardProps = {
	/** What the message itself says: a sentence, then the lines that stand on the card. */
	readonly words: string;
	/** For the visitor each line is called or texted by one tap. An agent who reads along must not call one by mistake. */
	readonly isForVisitor: boolean;
};

/** The lines for a crisis. The chat stays open meanwhile. */
export function CrisisCard({ words, isForVisitor }: CrisisCardProps) {
	return (
		<section
			aria-label={t("Crisis lines")}
			className="rounded-card border-2 border-attention bg-surface px-4 py-3 shadow-card"
		>
			<p className="text-base">{inPageLanguage(words.split("\n", 1)[0] ?? "")}</p>
			<ul>
				{chatCentres.map((centre) => (
					<li key={centre.name} className="mt-3">
						<p className="font-semibold">{inWords(centre.name)}</p>
						{centre.audience && <p className="text-sm text-soft">{inWords(centre.audience)}</p>}
						{isForVisitor ? <CallButtons centre={centre} /> : <Numbers centre={centre} />}
					</li>
				))}
			</ul>
			{!isForVisitor && (
				<p className="mt-3 text-sm text-soft">{t("For the visitor, each number is a button to call or text.")}</p>
			)}
			<p className="mt-3 text-base">
				<a href={`${base}/Crisis`} target="_blank" rel="noopener" className="font-semibold text-pine underline">
					{t("All crisis and distress centres")}
				</a>
			</p>
		</section>
	);
}

function CallButtons({ centre }: { readonly centre: Centre }) {
	return (
		<p className="mt-1.5 flex flex-wrap gap-2">
			{centre.phone.map(({ number }) => (
				<a key={number} href={callAddress(number)} className={buttonLook("primary")}>
					{t("Call {number}", { number })}
					<VisuallyHidden>({inWords(centre.name)})</VisuallyHidden>
				</a>
			))}
			{centre.text && (
				<a href={textAddress(centre.text)} className={buttonLook("secondary")}>
					{t("Text {number}", { number: centre.text })}
					<VisuallyHidden>({inWords(centre.name)})</VisuallyHidden>
				</a>
			)}
		</p>
	);
}

function Numbers({ centre }: { readonly centre: Centre }) {
	const ways = [
		...centre.phone.map(({ number }) => t("Call {number}", { number })),
		...(centre.text ? [t("Text {number}", { number: centre.text })] : []),
	];
	return <p className="mt-0.5">{ways.join(" · ")}</p>;
}
