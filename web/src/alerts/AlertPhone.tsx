import { type AlertPreferences, confirmAlertPhone, setAlertPhone } from "@warmline/contract/alerts/calls";
import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../platform/http/describe-error.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { TextInput } from "../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../ui/forms/use-form.ts";
import { useConfirmPhone, useRemovePhone, useSetPhone } from "./api.ts";

type Phone = AlertPreferences["phone"];

/** The number for text messages: named, confirmed with a code that was sent to it, or removed. */
export function AlertPhone({
	phone,
	isChosen,
}: {
	readonly phone: Phone;
	/** Something is to come by text message. */
	readonly isChosen: boolean;
}) {
	const remove = useRemovePhone();
	return (
		<section aria-labelledby="alert-phone" className="mt-5 border-t border-line pt-5">
			<h3 id="alert-phone" className="text-lg">
				{t("Text messages")}
			</h3>
			<p role="status" className="mt-1 text-soft">
				{phone === null && t("To get alerts by text message, add your number. We use it for nothing else.")}
				{phone?.confirmed === true &&
					(isChosen
						? t("Text messages go to {number}.", { number: phone.number })
						: t("You confirmed {number}. Choose above which alerts come by text message.", { number: phone.number }))}
				{phone?.confirmed === false &&
					t("We sent a code to {number}. Enter it to confirm that the number is yours.", { number: phone.number })}
			</p>
			{phone === null && <NumberForm />}
			{phone?.confirmed === false && <CodeForm />}
			{phone !== null && (
				<Button
					variant="quiet"
					className="mt-3"
					busy={remove.isPending}
					busyText={t("Removing...")}
					onClick={() => remove.mutate(undefined)}
				>
					{phone.confirmed ? t("Remove the number") : t("Use another number")}
				</Button>
			)}
			{remove.error && (
				<Banner tone="failure" className="mt-3">
					{errorMessage(remove.error, t("Couldn’t remove the number. Please try again."))}
				</Banner>
			)}
		</section>
	);
}

function NumberForm() {
	const call = useSetPhone();
	const { form, banner, register, submit, busy, errors, failure } = useForm({
		values: { number: "" },
		check: (values) => checkBy(setAlertPhone.body, values),
		send: (body) => call.mutate(body),
		call,
		fallback: t("Couldn’t send the code. Please try again."),
	});
	return (
		<form ref={form} noValidate onSubmit={submit} className="mt-4 space-y-4">
			<Field label={t("Mobile number")} hint={t("With the country code, like +1 416 555 0123.")} error={errors.number}>
				<TextInput type="tel" autoComplete="tel" className="max-w-72" {...register("number")} />
			</Field>
			{failure && (
				<Banner ref={banner} tone="failure">
					{failure}
				</Banner>
			)}
			<Button type="submit" variant="secondary" busy={busy} busyText={t("Sending...")}>
				{t("Send me a code")}
			</Button>
		</form>
	);
}

function CodeForm() {
	const call = useConfirmPhone();
	const { form, banner, register, submit, busy, errors, failure } = useForm({
		values: { code: "" },
		check: (values) => checkBy(confirmAlertPhone.body, values),
		send: (body) => call.mutate(body),
		call,
		fallback: t("Couldn’t confirm the number. Please try again."),
	});
	return (
		<form ref={form} noValidate onSubmit={submit} className="mt-4 space-y-4">
			<Field label={t("Code")} error={errors.code}>
				<TextInput inputMode="numeric" autoComplete="one-time-code" className="max-w-40" {...register("code")} />
			</Field>
			{failure && (
				<Banner ref={banner} tone="failure">
					{failure}
				</Banner>
			)}
			<Button type="submit" variant="secondary" busy={busy} busyText={t("Checking...")}>
				{t("Confirm the number")}
			</Button>
		</form>
	);
}
