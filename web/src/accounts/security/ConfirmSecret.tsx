import { t } from "@warmline/contract/i18n";
import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { CodeField } from "../CodeField.tsx";
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
	const { form, register, submit, busy, errors, failure } = useForm({
		values: { code: "" },
		check: ({ code }) => (code.trim() === "" ? { errors: { code: t("Please enter the code.") } } : { data: code }),
		send: async (code: string) => onConfirmed(await confirmSetUp(code, token)),
		fallback: t("That didn’t work. Please try again."),
	});
	useEffect(() => heading.current?.focus(), []);
	return (
		<form ref={form} method="post" noValidate onSubmit={submit} className="space-y-5">
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
			{failure && <Banner tone="failure">{failure}</Banner>}
			<CodeField {...register("code")} error={errors.code} />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={busy} busyText={t("Checking...")}>
					{t("Turn on")}
				</Button>
				{beside}
			</div>
		</form>
	);
}

type QrCodeProps = { readonly text: string; readonly label: string };

/** Modules of empty room around it, without which cameras do not find it. */
const quiet = 4;

/** Dark on light in both themes: cameras want it so. */
function QrCode({ text, label }: QrCodeProps) {
	const code = generate(text);
	const side = code.size + 2 * quiet;
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
			shapeRendering="crispEdges"
			className="size-52 max-w-full rounded-control border border-line"
		>
			<rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
			<path d={toSvgPath(code)} fill="#000" />
		</svg>
	);
}
