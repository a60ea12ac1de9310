import { isExampleAddress, isExampleName } from "@warmline/contract/content/example";
import { t } from "@warmline/contract/i18n";
import { chatCentres, isFirst } from "../platform/crisis-lines.ts";
import { base, languageNames, otherLanguage } from "../platform/routing/language-address.ts";
import { society } from "../platform/society.ts";
import { buttonLook } from "../ui/button-look.ts";
import { Mark } from "../ui/navigation/Mark.tsx";
import { usePageTitle } from "../ui/navigation/page-title.ts";
import { Trans } from "../ui/text/Trans.tsx";
import { CentreCard } from "./crisis/CentreCard.tsx";

const hasName = !isExampleName(society.name);
const hasAddresses = !isExampleAddress(society.contact_email) && !isExampleAddress(society.applications_email);

/** It is rendered ahead only, and no script comes with it: a link is a link, and what it does not show is not loaded. */
export function NotOpenPage() {
	usePageTitle(hasName ? `${t("Not open yet")} · ${society.name}` : t("Not open yet"));
	return (
		<div className="flex min-h-screen flex-col text-lg supports-[height:100dvh]:min-h-dvh">
			<header className="border-b border-line">
				<div className="mx-auto flex min-h-16 max-w-public items-center gap-x-3 px-5 py-2 text-base md:px-8">
					<p className="mr-auto flex items-center gap-2.5 font-bold">
						<Mark />
						{hasName && society.short_name}
					</p>
					<a
						href={`/${otherLanguage === "fr" ? "fr/" : ""}?lang=${otherLanguage}`}
						lang={otherLanguage}
						hrefLang={otherLanguage}
						className="inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-pine hover:bg-pine-wash"
					>
						{languageNames[otherLanguage]}
					</a>
				</div>
			</header>
			<main className="mx-auto w-full max-w-public flex-1 px-5 py-8 md:px-8 md:py-12">
				<h1 className="text-3xl md:text-4xl">{t("We’re not open yet")}</h1>
				<p className="mt-3 max-w-prose text-soft">
					{hasName
						? t("{society} is still getting its listening service ready, so you can’t chat with anyone here for now.", {
								society: society.name,
							})
						: t("This listening service is still being set up, so you can’t chat with anyone here for now.")}
				</p>
				<section aria-labelledby="now" className="mt-10">
					<h2 id="now" className="text-2xl">
						{t("If you need someone now")}
					</h2>
					<div className="mt-4 grid gap-4 md:grid-cols-2">
						{chatCentres.map((centre) => (
							<CentreCard key={centre.name} centre={centre} first={isFirst(centre)} />
						))}
					</div>
					<p className="mt-4 text-base">
						<a href={`${base}/Crisis`} className="inline-flex min-h-11 items-center font-semibold text-pine underline">
							{t("All crisis and distress centres")}
						</a>
					</p>
				</section>
				<section aria-labelledby="volunteers" className="mt-10 max-w-prose">
					<h2 id="volunteers" className="text-2xl">
						{t("If you volunteer here")}
					</h2>
					<p className="mt-4">
						<a href={`${base}/login`} className={buttonLook("secondary")}>
							{t("Log in")}
						</a>
					</p>
					{hasName && hasAddresses && (
						<p className="mt-4 text-base">
							<Trans
								text="Would you like to? <apply>Apply as a listener</apply>, or write to <mail>{email}</mail>."
								values={{ email: society.contact_email }}
								parts={{
									apply: (words) => (
										<a href={`${base}/ApplyListener`} className="font-semibold text-pine underline">
											{words}
										</a>
									),
									mail: (words) => (
										<a href={`mailto:${society.contact_email}`} className="font-semibold text-pine underline">
											{words}
										</a>
									),
								}}
							/>
						</p>
					)}
				</section>
			</main>
		</div>
	);
}
