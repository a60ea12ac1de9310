import { t } from "@warmline/contract/i18n";
import { callAddress, textAddress } from "../../platform/call-address.ts";
import { type Centre, inWords, textInWords } from "../../platform/crisis-lines.ts";
import { sourceDateInWords } from "../../platform/time/source-date.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { Trans } from "../../ui/text/Trans.tsx";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";

type CentreCardProps = { readonly centre: Centre; readonly first?: boolean };

/** How old what we know is, and where it was read. */
function Source({ centre: { source_date, sources } }: Pick<CentreCardProps, "centre">) {
	const date = sourceDateInWords(source_date);
	const source = sources[0] ?? "";
	const site = /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(source)?.[1];
	if (site === undefined) {
		return date ? t("Checked {date}.", { date }) : t("Not checked recently.");
	}
	const parts = {
		source: (words: string) => (
			<a href={source} rel="nofollow noreferrer" className="underline">
				{words}
			</a>
		),
	};
	return date ? (
		<Trans text="Checked {date}: <source>{site}</source>." values={{ date, site }} parts={parts} />
	) : (
		<Trans text="Not checked recently: <source>{site}</source>." values={{ site }} parts={parts} />
	);
}

export function CentreCard({ centre, first = false }: CentreCardProps) {
	const name = inWords(centre.name);
	const textWords = centre.text && textInWords(centre.text);
	// What is pressed is called what is seen on it, and whose it is.
	const ofCentre = <VisuallyHidden>({name})</VisuallyHidden>;
	const Heading = first ? "h2" : "h3";
	const facts: readonly (readonly [string, string | null | undefined])[] = [
		[t("For:"), centre.audience && inWords(centre.audience)],
		[t("Where:"), first ? null : inWords(centre.region)],
		[t("Hours:"), centre.hours && inWords(centre.hours)],
		[t("Languages:"), centre.languages?.map(inWords).join(", ")],
	];
	return (
		<article
			className={
				first
					? "flex flex-col rounded-card border-2 border-attention bg-surface p-5 shadow-card"
					: "flex flex-col rounded-card border border-line bg-surface p-5"
			}
		>
			<Heading className={first ? "text-xl" : "text-lg"}>{name}</Heading>
			<dl className="mt-2 mb-4 text-base">
				{facts.map(
					([fact, value]) =>
						value && (
							<div key={fact} className="mt-1">
								<dt className="inline text-soft">{fact} </dt>
								<dd className="inline">{value}</dd>
							</div>
						),
				)}
			</dl>
			<div className="mt-auto flex flex-wrap items-center gap-2 text-base">
				{centre.phone.map((line) => (
					<a
						key={line.number}
						href={callAddress(line.number)}
						className={buttonLook(first ? "primary" : "secondary", "max-w-full flex-wrap")}
					>
						{t("Call {number}", { number: line.number })}
						{line.label && <span className="font-normal">({inWords(line.label)})</span>}
						{ofCentre}
					</a>
				))}
				{centre.text && (
					<a href={textAddress(centre.text)} className={buttonLook("secondary", "max-w-full flex-wrap")}>
						{textWords ?? t("Text {number}", { number: centre.text })}
						{ofCentre}
					</a>
				)}
				{centre.website && (
					<a
						href={centre.website}
						rel="nofollow noreferrer"
						className="inline-flex min-h-11 items-center px-2 font-semibold text-pine underline"
					>
						{t("Website")}
						{ofCentre}
					</a>
				)}
			</div>
			<p className="mt-3 text-sm text-soft">
				<Source centre={centre} />
			</p>
		</article>
	);
}
