import { t } from "@warmline/contract/i18n";
import { Link } from "wouter";
import { useAddress } from "../../platform/routing/address.ts";
import { base, inOtherLanguage, languageNames, otherLanguage } from "../../platform/routing/language-address.ts";
import { society } from "../../platform/society.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { Mark } from "../../ui/navigation/Mark.tsx";
import { QuickExit } from "../../ui/navigation/QuickExit.tsx";
import { Disclosure } from "./Disclosure.tsx";
import { PublicLinks } from "./PublicLinks.tsx";

type PublicHeaderProps = { readonly quickExit: boolean };

/** Stays on top, so that the way out is always in reach; it has its own room and covers nothing. */
export function PublicHeader({ quickExit }: PublicHeaderProps) {
	return (
		<header className="sticky top-0 z-30 border-b border-line bg-ground">
			<div className="mx-auto flex min-h-16 max-w-public items-center gap-x-3 px-5 py-2 text-base max-lg:flex-wrap max-lg:justify-end max-[30rem]:gap-x-1 max-[22rem]:px-3 md:px-8">
				<Link to="/" className="mr-auto flex min-h-11 items-center gap-2.5 rounded-control font-bold">
					<Mark />
					<span className={quickExit ? "max-[30rem]:sr-only" : undefined}>{society.short_name}</span>
				</Link>
				<nav aria-label={t("Main")} className="max-lg:hidden">
					<PublicLinks />
				</nav>
				<LanguageLink />
				{quickExit && <QuickExit className="max-md:text-sm max-[30rem]:px-2.5" />}
				<Disclosure
					label={t("Menu")}
					className="lg:hidden"
					look={buttonLook("quiet", "max-[30rem]:px-2 max-[30rem]:text-sm")}
				>
					<nav
						aria-label={t("Menu")}
						className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line bg-surface px-5 py-3 shadow-float"
					>
						<PublicLinks stacked />
					</nav>
				</Disclosure>
			</div>
		</header>
	);
}

/** To the same page in the other language, which is another build: the browser loads it anew. */
function LanguageLink() {
	const { pathname, search } = useAddress();
	const href = inOtherLanguage(pathname.slice(base.length), search);
	return (
		<a
			// A page rendered ahead knows no search, and the one for unknown addresses no path; React lets stand what it finds.
			ref={(link) => link?.setAttribute("href", href)}
			suppressHydrationWarning
			href={href}
			lang={otherLanguage}
			hrefLang={otherLanguage}
			className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-2 font-semibold text-pine hover:bg-pine-wash"
		>
			<span className="max-sm:sr-only">{languageNames[otherLanguage]}</span>
			<span aria-hidden="true" className="uppercase sm:hidden">
				{otherLanguage}
			</span>
		</a>
	);
}
