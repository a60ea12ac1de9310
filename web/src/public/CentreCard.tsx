import { type Centre, callAddress, textAddress } from "../platform/crisis-lines.ts";
import { buttonLook } from "../ui/button-look.ts";

type CentreCardProps = { readonly centre: Centre; readonly first?: boolean };

export function CentreCard({ centre, first = false }: CentreCardProps) {
	const source = URL.parse(centre.sources[0] ?? "");
	const Heading = first ? "h2" : "h3";
	const facts: readonly (readonly [string, string | null | undefined])[] = [
		["For", centre.audience],
		["Where", first ? null : centre.region],
		["Hours", centre.hours],
		["Languages", centre.languages?.join(", ")],
	];
	return (
		<article
			className={
				first
					? "flex flex-col rounded-card border-2 border-ember bg-surface p-5 shadow-card"
					: "flex flex-col rounded-card border border-line bg-surface p-5"
			}
		>
			<Heading className={first ? "text-xl" : "text-lg"}>{centre.name}</Heading>
			<dl className="mt-2 mb-4 text-base">
				{facts.map(
					([name, value]) =>
						value && (
							<div key={name} className="mt-1">
								<dt className="inline text-soft">{name}: </dt>
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
						className={buttonLook(first ? "primary" : "secondary")}
						aria-label={`Call ${centre.name}${line.label ? `, ${line.label}` : ""}: ${line.number}`}
					>
						Call {line.number}
						{line.label && <span className="font-normal">({line.label})</span>}
					</a>
				))}
				{centre.text && (
					<a
						href={textAddress(centre.text)}
						className={buttonLook("secondary")}
						aria-label={`Text ${centre.name}: ${centre.text}`}
					>
						{centre.text.startsWith("Text") ? centre.text : `Text ${centre.text}`}
					</a>
				)}
				{centre.website && (
					<a
						href={centre.website}
						rel="nofollow noreferrer"
						className="inline-flex min-h-11 items-center px-2 font-semibold text-pine underline"
						aria-label={`Website of ${centre.name}`}
					>
						Website
					</a>
				)}
			</div>
			<p className="mt-3 text-sm text-soft">
				{centre.source_date ? `Checked against a source of ${centre.source_date}` : "Its source has no date"}
				{source && (
					<>
						{": "}
						<a href={source.href} rel="nofollow noreferrer" className="underline">
							{source.hostname.replace(/^www\./, "")}
						</a>
					</>
				)}
				.
			</p>
		</article>
	);
}
