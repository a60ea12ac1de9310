import { referenceCheck } from "@warmline/contract/forms/form";
import { t } from "@warmline/contract/i18n";
import type * as z from "zod/mini";
import { localDay } from "../platform/time/time.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { TextInput } from "../ui/forms/TextInput.tsx";
import { sendReferenceCheckForm } from "./api.ts";
import { FormSent } from "./FormSent.tsx";
import { Honeypot } from "./Honeypot.tsx";
import { notFutureDay } from "./not-future-day.ts";
import { usePublicForm } from "./use-public-form.ts";

type Written = z.input<typeof referenceCheck>;
type Checked = z.output<typeof referenceCheck>;

/** The order in which the rules are shown: one at a time, the first that fails. */
const order = ["first_name", "last_name", "email", "date"] as const satisfies readonly (keyof Written)[];
const schema = referenceCheck.check(notFutureDay);

export function ReferenceCheckForm() {
	const { form, banner, register, submit, errorOf, general, busy, senderEmail } = usePublicForm<Written, Checked>({
		schema,
		order,
		values: { first_name: "", last_name: "", email: "", date: localDay(), topic: "" },
		send: sendReferenceCheckForm,
		fallback: t("Couldn’t send your form. Please try again."),
	});

	if (senderEmail !== null) {
		return (
			<FormSent
				heading={t("Thank you. We’ve received your form.")}
				email={senderEmail}
				next={t("We’ll write to you about the person who gave us your name. You don’t need to do anything until then.")}
			/>
		);
	}
	return (
		<form ref={form} method="dialog" noValidate onSubmit={submit} className="space-y-5">
			{general && (
				<Banner tone="failure" ref={banner}>
					{general}
				</Banner>
			)}
			<div className="grid gap-5 sm:grid-cols-2">
				<Field label={t("First name")} error={errorOf("first_name")}>
					<TextInput {...register("first_name")} autoComplete="given-name" required />
				</Field>
				<Field label={t("Last name")} error={errorOf("last_name")}>
					<TextInput {...register("last_name")} autoComplete="family-name" required />
				</Field>
			</div>
			<Field label={t("Email")} hint={t("We’ll send a confirmation to it.")} error={errorOf("email")}>
				<TextInput {...register("email")} type="email" autoComplete="email" required />
			</Field>
			<Field label={t("Date")} error={errorOf("date")} className="max-w-xs">
				<TextInput {...register("date")} type="date" required />
			</Field>
			<Honeypot {...register("topic")} />
			<Button type="submit" busy={busy} busyText={t("Sending...")} className="px-7">
				{t("Send")}
			</Button>
		</form>
	);
}
