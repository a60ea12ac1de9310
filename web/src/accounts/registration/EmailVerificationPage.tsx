import { t } from "@warmline/contract/i18n";
import { useAddress, useSearchParams } from "../../platform/routing/address.ts";
import { useSession } from "../../platform/session.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { EmailLinkPage } from "../email/EmailLinkPage.tsx";
import { UnverifiedMember } from "./UnverifiedMember.tsx";
import { VerificationEmailForm } from "./VerificationEmailForm.tsx";

/** History state may come from an older build: anything else than a text counts as nothing. */
const parseCarriedEmail = (state: unknown): string | undefined => {
	const email = typeof state === "object" && state !== null ? Reflect.get(state, "email") : undefined;
	return typeof email === "string" ? email : undefined;
};

/** They have registered a moment ago, and the link comes by itself. */
const isMailed = (state: unknown): boolean =>
	typeof state === "object" && state !== null && Reflect.get(state, "mailed") === true;

/** Links of mails about an email lead here: of a new account, or of a change. */
export function EmailVerificationPage() {
	const [search] = useSearchParams();
	for (const does of ["confirm", "cancel"] as const) {
		const token = search.get(does);
		if (token) return <EmailLinkPage key={does} does={does} token={token} />;
	}
	return <VerifyEmail isExpired={search.get("expired") === "true"} />;
}

function VerifyEmail({ isExpired }: { readonly isExpired: boolean }) {
	const { state } = useAddress();
	const session = useSession();
	const email = parseCarriedEmail(state) ?? session?.user.email;
	return (
		<Page title={t("Email verification")} heading={t("Verify your email")} width="form">
			{isExpired && (
				<Banner tone="warning" className="mb-6">
					{t(
						"This link has already been used or has expired. If you have verified your email before, just log in. Otherwise, request a new link below.",
					)}
				</Banner>
			)}
			<VerificationEmailForm known={email} mailed={isMailed(state)} />
			{session && <UnverifiedMember />}
		</Page>
	);
}
