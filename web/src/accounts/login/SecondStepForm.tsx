import type { User } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { ApiFailure } from "../../platform/http/failure.ts";
import { Button } from "../../ui/Button.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { type LoginSteps, loginSteps } from "../passkeys/passkey-api.ts";
import { supportsPasskeys } from "../passkeys/passkey-browser.ts";
import { CodeStep } from "./CodeStep.tsx";
import { PasskeyStep } from "./PasskeyStep.tsx";

type SecondStepFormProps = {
	readonly ticket: string;
	/** By what it can be continued; undefined where that could not be read yet. */
	readonly steps: LoginSteps | undefined;
	readonly onDone: (user: User) => void;
	/** To the password, with what is to be said there. */
	readonly onBack: (why?: string) => void;
};

type Way = "passkey" | "app" | "recovery";

const turnTo: Readonly<Record<Way, () => string>> = {
	passkey: () => t("Use a passkey instead"),
	app: () => t("Use the app instead"),
	recovery: () => t("Use a recovery code instead"),
};

/** The second half of a login, by what the member has: a passkey first, which is the least work. */
export function SecondStepForm({ ticket, steps: first, onDone, onBack }: SecondStepFormProps) {
	const [steps, setSteps] = useState(first);
	if (!steps) return <ReadSteps ticket={ticket} onRead={setSteps} onBack={onBack} />;
	return <ByOneOf ticket={ticket} steps={steps} onDone={onDone} onBack={onBack} />;
}

type ReadStepsProps = Pick<SecondStepFormProps, "ticket" | "onBack"> & { readonly onRead: (steps: LoginSteps) => void };

/** A code would not do for who has only a passkey, so it is not asked for at random. */
function ReadSteps({ ticket, onRead, onBack }: ReadStepsProps) {
	const [busy, setBusy] = useState(false);
	const read = async () => {
		setBusy(true);
		try {
			onRead(await loginSteps(ticket));
		} catch (error) {
			if (error instanceof ApiFailure && error.code === "login_expired") return onBack(error.message);
			setBusy(false);
		}
	};
	return (
		<div className="space-y-5">
			<Failed message={t("Couldn’t load the next step of your login.")} onRetry={() => void read()} busy={busy} />
			<Button variant="quiet" onClick={() => onBack()} disabled={busy}>
				{t("Back")}
			</Button>
		</div>
	);
}

type ByOneOfProps = SecondStepFormProps & { readonly steps: LoginSteps };

function ByOneOf({ ticket, steps, onDone, onBack }: ByOneOfProps) {
	const [chosen, setChosen] = useState<Way | null>(null);
	const has: Readonly<Record<Way, boolean>> = {
		passkey: supportsPasskeys() && steps.passkey !== null,
		app: steps.app,
		recovery: true,
	};
	const ways = (["passkey", "app", "recovery"] as const).filter((way) => has[way]);
	const way = chosen ?? ways[0] ?? "recovery";
	return (
		<div className="space-y-5">
			{way === "passkey" ? (
				<PasskeyStep ticket={ticket} onDone={onDone} onBack={onBack} />
			) : (
				<CodeStep key={way} ticket={ticket} recovers={way === "recovery"} onDone={onDone} onBack={onBack} />
			)}
			<div className="-ml-4 flex flex-wrap">
				{ways
					.filter((other) => other !== way)
					.map((other) => (
						<Button key={other} variant="quiet" onClick={() => setChosen(other)}>
							{turnTo[other]()}
						</Button>
					))}
			</div>
			<p className="text-soft">{t("If you have none of these, ask a director to reset your two-step verification.")}</p>
		</div>
	);
}
