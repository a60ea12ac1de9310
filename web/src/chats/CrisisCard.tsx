import { say } from "@warmline/contract/say";
import { callAddress, chatCentres, inWords, textAddress } from "../platform/crisis-lines.ts";
import { base } from "../platform/routing/language-address.ts";
import { buttonLook } from "../ui/button-look.ts";
import { VisuallyHidden } from "../ui/text/VisuallyHidden.tsx";
import { inPageLanguage } from "./stored-words.ts";

type CrisisCardProps = {
	/** What the message itself says: a sentence, then the lines that stand on the card. */
	readonly words: string;
};

/** The lines for a crisis, each to be called or texted by one tap. The chat stays open meanwhile. */
export function CrisisCard({ words }: CrisisCardProps) {
	return (
		<section
			aria-label={say("Crisis lines")}
			className="rounded-card border-2 border-ember bg-surface px-4 py-3 shadow-card"
		>
			<p className="text-base">{inPageLanguage(words.split("\n", 1)[0] ?? "")}</p>
			<ul>
				{chatCentres.map((centre) => (
					<li key={centre.name} className="mt-3">
						<p className="font-semibold">{inWords(centre.name)}</p>
						{centre.audience && <p className="text-sm text-soft">{inWords(centre.audience)}</p>}
						<p className="mt-1.5 flex flex-wrap gap-2">
							{centre.phone.map(({ number }) => (
								<a key={number} href={callAddress(number)} className={buttonLook("primary")}>
									{say("Call {number}", { number })}
									<VisuallyHidden>({inWords(centre.name)})</VisuallyHidden>
								</a>
							))}
							{centre.text && (
								<a href={textAddress(centre.text)} className={buttonLook("secondary")}>
									{say("Text {number}", { number: centre.text })}
									<VisuallyHidden>({inWords(centre.name)})</VisuallyHidden>
								</a>
							)}
						</p>
					</li>
				))}
			</ul>
			<p className="mt-3 text-base">
				<a href={`${base}/Crisis`} target="_blank" rel="noopener" className="font-semibold text-pine underline">
					{say("All crisis and distress centres")}
				</a>
			</p>
		</section>
	);
}
