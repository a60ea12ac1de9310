import type { FormKind } from "@warmline/contract/forms/form";
import { t } from "@warmline/contract/i18n";
import { Link } from "wouter";
import { useSession } from "../../platform/session.ts";

type FormsLinkProps = { readonly kind: FormKind; readonly email: string };

/** To what came from an email by the forms of the public site. */
export function FormsLink({ kind, email }: FormsLinkProps) {
	const session = useSession();
	return (
		<Link
			to={`/${session?.user_id}/forms?${new URLSearchParams({ kind, query: email })}`}
			className="inline-flex min-h-11 items-center font-semibold text-pine underline"
		>
			{t("Find it under Forms")}
		</Link>
	);
}
