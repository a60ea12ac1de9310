import { nda } from "@warmline/contract/forms/form";
import { t } from "@warmline/contract/i18n";
import type * as z from "zod/mini";
import { localDay } from "../platform/time/time.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { Checkbox } from "../ui/forms/Checkbox.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { TextInput } from "../ui/forms/TextInput.tsx";
import { sendNdaForm } from "./api.ts";
import { FormSent } from "./FormSent.tsx";
import { Honeypot } from "./Honeypot.tsx";
import { notFutureDay } from "./not-future-day.ts";
import { usePublicForm } from "./use-public-form.ts";

type Written = Partial<z.input<typeof nda>>;
type Checked = z.output<typeof nda>;

/** The order in which the rules are shown: one at a time, the first that fails. */
const order = ["name", "email", "city", "province", "date", "agreed"] as const satisfies readonly (keyof Written)[];
const schema = nda.check(notFutureDay);

type NdaFormProps = {
	/** Of the text that stands on the page, as `versionOfText` names it. */
	readonly textVersion: string;
};

export function NdaForm({ textVersion }: NdaFormProps) {
	const { form, banner, register, registerCheckbox, submit, errorOf, general, busy, senderEmail } = usePublicForm<
		Written,
		Checked
	>({
		schema,
		order,
		hiddenField: "text_version",
		// Without `agreed`: nobody has agreed until they tick it.
		values: {
			name: "",
			email: "",
			city: "",
			province: "",
			date: localDay(),
			text_version: textVersion,
			topic: "",
		},
		send: sendNdaForm,
		fallback: t("Couldn’t send your agreement. Please try again."),
	});

	if (senderEmail !== null) {
		return (
			<FormSent
				heading={t("Thank you. We’ve received your agreement.")}
				email={senderEmail}
				next={t("We’ve saved it with the text you agreed to. You don’t need to do anything else.")}
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
			<Field label={t("Name")} hint={t("Your full legal name.")} error={errorOf("name")}>
				<TextInput {...register("name")} autoComplete="name" required />
			</Field>
			<Field label={t("Email")} hint={t("We’ll send a confirmation to it.")} error={errorOf("email")}>
				<TextInput {...register("email")} type="email" autoComplete="email" required />
			</Field>
			<div className="grid gap-5 sm:grid-cols-2">
				<Field label={t("City")} error={errorOf("city")}>
					<TextInput {...register("city")} autoComplete="address-level2" required />
				</Field>
				<Field label={t("Province")} error={errorOf("province")}>
					<TextInput {...register("province")} autoComplete="address-level1" required />
				</Field>
			</div>
			<Field label={t("Date")} error={errorOf("date")} className="max-w-xs">
				<TextInput {...register("date")} type="date" required />
			</Field>
			<Checkbox
				{...registerCheckbox("agreed")}
				label={t("I have read and agree.")}
				error={errorOf("agreed")}
				required
			/>
			<Honeypot {...register("topic")} />
			<Button type="submit" busy={busy} busyText={t("Sending...")} className="px-7">
				{t("Send")}
			</Button>
		</form>
	);
}
