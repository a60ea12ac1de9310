import { passkeyName } from "@warmline/contract/accounts/passkey";
import type { Security } from "@warmline/contract/accounts/security-calls";
import { t } from "@warmline/contract/i18n";
import { type ReactNode, useEffect, useState } from "react";
import * as z from "zod/mini";
import { ApiFailure } from "../../platform/http/failure.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { RecoveryCodes } from "../security/RecoveryCodes.tsx";
import { ShowYourself } from "../security/ShowYourself.tsx";
import { beginAdding, finishAdding, type NewChallenge } from "./passkey-api.ts";

type AddPasskeyProps = {
	/** Of a login that is not in the tab yet. */
	readonly token?: string;
	/** Who has a second step shows it for another one. */
	readonly security?: Security;
	/** It is in use. */
	readonly onAdded: () => void;
	/** The recovery codes that came with it, if it is the first, are kept. */
	readonly onDone: () => void;
	readonly onCancel: () => void;
};

/** The password once more, a name and the browser's own questions, and with the first one the recovery codes. */
export function AddPasskey({ token, security, onAdded, onDone, onCancel }: AddPasskeyProps) {
	const [challenge, setChallenge] = useState<NewChallenge | null>(null);
	const [codes, setCodes] = useState<readonly string[] | null>(null);
	const [why, setWhy] = useState<string | null>(null);

	if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
	const cancel = (
		<Button variant="quiet" onClick={onCancel}>
			{t("Cancel")}
		</Button>
	);
	if (!challenge)
		return (
			<div className="space-y-4">
				{why !== null && <Banner tone="failure">{why}</Banner>}
				<ShowYourself
					security={security}
					button={t("Continue")}
					act={async (shown) => setChallenge(await beginAdding(shown, token))}
					beside={cancel}
				/>
			</div>
		);
	return (
		<NamePasskey
			challenge={challenge}
			token={token}
			onMade={(kept) => {
				onAdded();
				if (kept) setCodes(kept);
				else onDone();
			}}
			onRefused={(message) => {
				setWhy(message);
				setChallenge(null);
			}}
			beside={cancel}
		/>
	);
}

const form = z.object({ name: passkeyName });

type NamePasskeyProps = {
	readonly challenge: NewChallenge;
	readonly token: string | undefined;
	readonly onMade: (recoveryCodes: readonly string[] | null) => void;
	/** By the server: what was signed for is used up. */
	readonly onRefused: (message: string) => void;
	readonly beside: ReactNode;
};

function NamePasskey({ challenge, token, onMade, onRefused, beside }: NamePasskeyProps) {
	const send = async ({ name }: { readonly name: string }) => {
		try {
			onMade((await finishAdding(challenge, name, token)).recovery_codes);
		} catch (error) {
			if (error instanceof ApiFailure && error.status >= 400) return onRefused(error.message);
			throw error;
		}
	};
	const {
		form: element,
		register,
		submit,
		focus,
		busy,
		errors,
		failure,
	} = useForm({
		values: { name: "" },
		check: (values) => checkBy(form, values),
		send,
		fallback: t("That didn’t work. Please try again."),
	});
	useEffect(() => focus("name"), [focus]);
	return (
		<form ref={element} method="post" noValidate onSubmit={submit} className="space-y-4">
			{failure && <Banner tone="failure">{failure}</Banner>}
			<Field
				label={t("Name of the passkey")}
				hint={t("So that you know it again, for example “Phone” or “Security key”.")}
				error={errors.name}
			>
				<TextInput {...register("name")} autoComplete="off" maxLength={60} required />
			</Field>
			<p className="text-soft">{t("Your browser will now ask where to keep the passkey.")}</p>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={busy} busyText={t("Waiting for your passkey...")}>
					{t("Create passkey")}
				</Button>
				{beside}
			</div>
		</form>
	);
}
