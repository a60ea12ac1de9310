import { t } from "@warmline/contract/i18n";
import { type ReactNode, useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { blame } from "../blame.ts";
import { CodeField } from "../CodeField.tsx";
import { QrCode } from "./QrCode.tsx";
import { confirmSetUp, type Secret } from "./security-api.ts";

type ConfirmSecretProps = {
	readonly secret: Secret;
	readonly token: string | undefined;
	readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
	readonly beside: ReactNode;
};

/** Four letters at a time are easier to type. */
const inGroups = (letters: string) => letters.replace(/(.{4})(?=.)/g, "$1 ");

/** The app takes the secret in and shows with a code that it did. */
export function ConfirmSecret({ secret, token, onConfirmed, beside }: ConfirmSecretProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	const { register, handleSubmit, setError, formState } = useForm<{ code: string }>({ defaultValues: { code: "" } });
	const { errors, isSubmitting } = formState;
	useEffect(() => heading.current?.focus(), []);

	const submit = async ({ code }: { code: string }) => {
		const tell = (where: "code" | "root", message: string) => setError(where, { message }, { shouldFocus: true });
		if (code.trim() === "") return tell("code", t("Please enter the code."));
		try {
			onConfirmed(await confirmSetUp(code, token));
		} catch (failure) {
			blame(failure, ["code"], tell, t("That didn’t work. Please try again."));
		}
	};
	return (
		<form method="post" noValidate onSubmit={handleSubmit(submit)} className="space-y-5">
			<h3 ref={heading} tabIndex={-1} className="text-lg">
				{t("Add it to your app")}
			</h3>
			<p>
				{t(
					"Open an authenticator app on your phone, for example Aegis, Google Authenticator, 2FAS or your password manager. Scan this QR code with it, or enter the key.",
				)}
			</p>
			<QrCode text={secret.uri} label={t("QR code for the app")} />
			<p className="md:hidden">
				<a href={secret.uri} className="flex min-h-11 items-center font-semibold text-pine underline">
					{t("Add it to an app on this phone")}
				</a>
			</p>
			<dl>
				<dt className="font-semibold">{t("Key")}</dt>
				<dd className="font-mono wrap-anywhere select-all">{inGroups(secret.secret)}</dd>
			</dl>
			{errors.root && <Banner tone="failure">{errors.root.message}</Banner>}
			<CodeField {...register("code")} error={errors.code?.message} />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={isSubmitting} busyText={t("Checking...")}>
					{t("Turn on")}
				</Button>
				{beside}
			</div>
		</form>
	);
}
