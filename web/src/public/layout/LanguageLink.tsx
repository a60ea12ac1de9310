import { useSyncExternalStore } from "react";
import { useAddress } from "../../platform/routing/address.ts";
import { base, inOtherLanguage, languageNames, otherLanguage } from "../../platform/routing/language-address.ts";

const never = () => () => undefined;

/** To the same page in the other language, which is another build: the browser loads it anew. */
export function LanguageLink() {
	const address = useAddress();
	// A page rendered ahead knows no search: its link learns of it only by being drawn once more.
	const search = useSyncExternalStore(
		never,
		() => address.search,
		() => "",
	);
	return (
		<a
			href={inOtherLanguage(address.pathname.slice(base.length), search)}
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
