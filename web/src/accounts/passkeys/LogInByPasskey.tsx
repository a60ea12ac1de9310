import type { User } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { useSyncExternalStore } from "react";
import { startSession } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { logInByPasskey } from "./passkey-api.ts";
import { supportsPasskeys } from "./passkey-browser.ts";

type LogInByPasskeyProps = { readonly onDone: (user: User) => void };

const neverChanges = () => () => undefined;

/** Instead of the password and a code. The page is rendered ahead, where no browser is known. */
export function LogInByPasskey({ onDone }: LogInByPasskeyProps) {
	const isOffered = useSyncExternalStore(neverChanges, supportsPasskeys, () => false);
	const send = async () => {
		const { token, user } = await logInByPasskey();
		startSession(token, user);
		onDone(user);
	};
	const { form, banner, submit, busy, isDone, failure } = useForm({
		values: {},
		check: (data) => ({ data }),
		send,
		fallback: t("Login failed."),
	});
	if (!isOffered) return null;
	return (
		<div ref={form} className="mt-6 space-y-4">
			{failure && (
				<Banner tone="failure" ref={banner}>
					{failure}
				</Banner>
			)}
			{/* Until the next page is here, the button is still on the screen. */}
			<Button
				variant="secondary"
				busy={busy || isDone}
				busyText={t("Waiting for your passkey...")}
				onClick={() => submit()}
			>
				{t("Log in with a passkey")}
			</Button>
		</div>
	);
}
