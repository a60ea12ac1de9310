import { callAddress, firstCentres, textAddress } from "../platform/crisis-lines.ts";
import { buttonLook } from "../ui/button-look.ts";

type CrisisCardProps = {
	/** What the message itself says: a sentence, then the lines that stand on the card. */
	readonly words: string;
};

/** The lines for a crisis, each to be called or texted by one tap. The chat stays open meanwhile. */
export function CrisisCard({ words }: CrisisCardProps) {
	return (
		<section aria-label="Crisis lines" className="rounded-card border-2 border-ember bg-surface px-4 py-3 shadow-card">
			<p className="text-base">{words.split("\n", 1)[0]}</p>
			<ul>
				{firstCentres.map((centre) => (
					<li key={centre.name} className="mt-3">
						<p className="font-semibold">{centre.name}</p>
						{centre.audience && <p className="text-sm text-soft">{centre.audience}</p>}
						<p className="mt-1.5 flex flex-wrap gap-2">
							{centre.phone.map(({ number }) => (
								<a
									key={number}
									href={callAddress(number)}
									className={buttonLook("primary")}
									aria-label={`Call ${centre.name}`}
								>
									Call {number}
								</a>
							))}
							{centre.text && (
								<a
									href={textAddress(centre.text)}
									className={buttonLook("secondary")}
									aria-label={`Text ${centre.name}`}
								>
									Text {centre.text}
								</a>
							)}
						</p>
					</li>
				))}
			</ul>
			<p className="mt-3 text-base">
				<a href="/Crisis" target="_blank" rel="noopener" className="font-semibold text-pine underline">
					All crisis and distress centres
				</a>
			</p>
		</section>
	);
}
