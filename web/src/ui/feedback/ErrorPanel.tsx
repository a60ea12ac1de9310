import { t } from "@warmline/contract/i18n";
import { Button } from "../Button.tsx";

type ErrorPanelProps = { readonly message: string };

/** The last resort: something broke that a retry inside the page does not mend. */
export function ErrorPanel({ message }: ErrorPanelProps) {
	return (
		<section
			role="alert"
			className="mx-auto my-12 max-w-prose rounded-card border border-line bg-surface p-8 shadow-card"
		>
			<h1 className="text-2xl">{t("Error")}</h1>
			<p className="mt-3">{message}</p>
			<Button className="mt-6" onClick={() => window.location.reload()}>
				{t("Reload Page")}
			</Button>
		</section>
	);
}
