import { lazy, Suspense } from "react";
import { passwordHint } from "../accounts/password/password-hint.ts";
import { RegisterPage as Register } from "../accounts/registration/RegisterPage.tsx";
import { useSearchParams } from "../platform/routing/address.ts";
import { useContentPage } from "../public/content-page.ts";
import { Prose } from "../public/Prose.tsx";
import { Loading } from "../ui/feedback/Loading.tsx";

/** Only for who was invited by mail. */
const AcceptInvitationPage = lazy(async () => ({
	default: (await import("../invitations/accept/AcceptInvitationPage.tsx")).AcceptInvitationPage,
}));

export function RegisterPage() {
	const [search] = useSearchParams();
	const token = search.get("invitation");
	if (!token) return <Register />;
	return (
		<Suspense fallback={<Loading />}>
			<Invited key={token} token={token} />
		</Suspense>
	);
}

/** Who agrees agrees to the text as it stands on their screen. */
function Invited({ token }: { readonly token: string }) {
	const { version, body } = useContentPage("nda");
	const agreement = { version, text: <Prose pieces={body} /> };
	return <AcceptInvitationPage token={token} agreement={agreement} passwordHint={passwordHint} />;
}
