import { useAddress } from "../../platform/routing/address.ts";
import { base, inOtherLanguage, languageNames, otherLanguage } from "../../platform/routing/language-address.ts";

/** To the same page in the other language, which is another build: the browser loads it anew. */
export function LanguageLink() {
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
