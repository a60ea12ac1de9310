import { zodResolver } from "@hookform/resolvers/zod";
import { nda } from "@warmline/contract/forms/form";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { sentenceOf } from "../platform/failure.ts";
import { localDay } from "../platform/time.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { Field } from "../ui/Field.tsx";
import { TextInput } from "../ui/TextInput.tsx";
import { sendNdaForm } from "./api.ts";
import { blamedField } from "./blamed-field.ts";
import { dayHasCome } from "./day-has-come.ts";
import { FormSent } from "./FormSent.tsx";
import { Trap } from "./Trap.tsx";

type Written = z.input<typeof nda>;
type Checked = z.output<typeof nda>;

/** The order in which the rules are shown: one at a time, the first that fails. */
const order = ["name", "email", "city", "province", "date", "agreed"] as const satisfies readonly (keyof Written)[];
const schema = nda.check(dayHasCome);

type NdaFormProps = {
	/** Of the text that stands on the page, as `versionOfText` names it. */
	readonly textVersion: string;
};

export function NdaForm({ textVersion }: NdaFormProps) {
	const banner = useRef<HTMLDivElement>(null);
	const [sentBy, setSentBy] = useState<string | null>(null);
	const { register, handleSubmit, setError, formState } = useForm<Written, unknown, Checked>({
		resolver: zodResolver(schema),
		reValidateMode: "onSubmit",
		// Without `agreed`: nobody has agreed until he ticks it.
		defaultValues: {
			name: "",
			email: "",
			city: "",
			province: "",
			date: localDay(),
			text_version: textVersion,
			topic: "",
		},
	});
	const { errors, isSubmitting } = formState;
	const first = order.find((name) => errors[name]);
	const errorOf = (name: keyof Written) => (name === first ? errors[name]?.message : undefined);
	const general = errors.root?.message ?? (first ? undefined : errors.text_version?.message);

	const submit = async (form: Checked) => {
		try {
			await sendNdaForm(form);
			setSentBy(form.email);
		} catch (error) {
			const blamed = blamedField(error, order);
			if (blamed) {
				setError(blamed.name, { message: blamed.message }, { shouldFocus: true });
				return;
			}
			const message = sentenceOf(error, "Your agreement could not be sent. Please try again.");
			flushSync(() => setError("root", { message }));
			banner.current?.focus();
		}
	};

	if (sentBy !== null) {
		return (
			<FormSent
				heading="Thank you. We have your agreement."
				email={sentBy}
				next="It is kept with the text you agreed to. You do not have to do anything more."
			/>
		);
	}
	return (
		<form method="post" noValidate onSubmit={handleSubmit(submit)} className="space-y-5">
			{general && (
				<Banner tone="failure" ref={banner}>
					{general}
				</Banner>
			)}
			<Field label="Name" hint="Your whole legal name." error={errorOf("name")}>
				<TextInput {...register("name")} autoComplete="name" required />
			</Field>
			<Field label="Email" hint="We send a confirmation to it." error={errorOf("email")}>
				<TextInput {...register("email")} type="email" autoComplete="email" required />
			</Field>
			<div className="grid gap-5 sm:grid-cols-2">
				<Field label="City" error={errorOf("city")}>
					<TextInput {...register("city")} autoComplete="address-level2" required />
				</Field>
				<Field label="Province" error={errorOf("province")}>
					<TextInput {...register("province")} autoComplete="address-level1" required />
				</Field>
			</div>
			<Field label="Date" error={errorOf("date")} className="max-w-xs">
				<TextInput {...register("date")} type="date" required />
			</Field>
			<Checkbox {...register("agreed")} label="I have read and agree." error={errorOf("agreed")} required />
			<Trap {...register("topic")} />
			<Button type="submit" busy={isSubmitting} busyText="Sending..." className="px-7">
				Send
			</Button>
		</form>
	);
}
