import { t } from "@warmline/contract/i18n";
import { Fragment } from "react";
import home from "../../../content/en/home.json" with { type: "json" };
import { society } from "../platform/society.ts";
import { useArrival } from "../ui/navigation/arrival.ts";
import { LinkButton } from "../ui/navigation/LinkButton.tsx";
import { usePageTitle } from "../ui/navigation/page-title.ts";
import { TwoCups } from "./TwoCups.tsx";

export function HomePage() {
	const heading = useArrival();
	usePageTitle(society.name, home.welcome);
	return (
		<>
			<section className="mx-auto grid max-w-public gap-10 px-5 py-12 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-center md:px-8 md:py-20">
				<div>
					<p className="font-semibold text-ember-ink">
						{t("{title} to {society}", { title: home.title, society: society.name })}
					</p>
					<h1 ref={heading} tabIndex={-1} className="mt-2 text-4xl md:text-5xl">
						{home.heading}
					</h1>
					<p className="mt-5 max-w-prose text-xl text-soft">{home.welcome}</p>
					<div className="mt-8 flex flex-wrap gap-3">
						<LinkButton to={society.links.get_support} className="px-6 py-3">
							{home.get_support}
						</LinkButton>
						<LinkButton to={society.links.our_listeners} variant="secondary" className="px-6 py-3">
							{home.our_listeners}
						</LinkButton>
					</div>
				</div>
				<div>
					<TwoCups className="mx-auto mb-6 w-full max-w-xs md:max-w-sm" />
					<section className="rounded-card border border-line bg-surface p-6 shadow-card md:p-7">
						<h2 className="text-2xl">{home.steps_heading}</h2>
						<ol className="mt-5 space-y-5">
							{home.steps.map((step, place) => (
								<li key={step} className="flex gap-4">
									<span
										aria-hidden="true"
										className="grid size-9 shrink-0 place-items-center rounded-full bg-ember-wash text-base font-bold text-ember-ink"
									>
										{place + 1}
									</span>
									<span className="min-w-0 pt-0.5">{step}</span>
								</li>
							))}
						</ol>
					</section>
				</div>
			</section>
			<WarmLine />
			<div className="bg-surface">
				<div className="mx-auto grid max-w-public gap-10 px-5 pt-8 pb-12 md:px-8 md:pt-10 md:pb-16 lg:grid-cols-3">
					{home.sections.map((section) => (
						<section key={section.heading}>
							<h2 className="text-2xl">{section.heading}</h2>
							{section.paragraphs.map((paragraph) => (
								<p key={paragraph} className="mt-3 max-w-prose">
									<WithNumbers text={paragraph} />
								</p>
							))}
						</section>
					))}
				</div>
			</div>
		</>
	);
}

/** The line of the mark, across the page: paper above, the lighter ground below. */
function WarmLine() {
	const wave = "M0 30C150 62 300 62 450 34S750 2 900 26s225 40 300 18";
	return (
		<svg aria-hidden="true" viewBox="0 0 1200 64" preserveAspectRatio="none" className="block h-10 w-full md:h-16">
			<path d={`${wave}V64H0z`} className="fill-surface" />
			<path d={wave} className="stroke-ember" fill="none" strokeWidth="3" vectorEffect="non-scaling-stroke" />
		</svg>
	);
}

type WithNumbersProps = { readonly text: string };

/** Text in which a number such as 9-8-8 is called by one tap, and never broken by the end of a line. */
function WithNumbers({ text }: WithNumbersProps) {
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
