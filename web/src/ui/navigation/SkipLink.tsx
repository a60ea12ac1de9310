import { t } from "@warmline/contract/i18n";

/** First thing Tab reaches; `main` needs the id `content`. */
export function SkipLink() {
	return (
		<a
			href="#content"
			className="sr-only rounded-control bg-pine px-4 py-3 font-semibold text-on-pine focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
		>
			{t("Skip to the content")}
		</a>
	);
}
