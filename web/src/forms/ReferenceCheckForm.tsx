import { zodResolver } from "@hookform/resolvers/zod";
import { referenceCheck } from "@warmline/contract/forms/form";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { sentenceOf } from "../platform/failure.ts";
import { localDay } from "../platform/time.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { TextInput } from "../ui/TextInput.tsx";
import { sendReferenceCheckForm } from "./api.ts";
import { blamedField } from "./blamed-field.ts";
import { dayHasCome } from "./day-has-come.ts";
import { FormSent } from "./FormSent.tsx";
import { Trap } from "./Trap.tsx";

type Written = z.input<typeof referenceCheck>;
type Checked = z.output<typeof referenceCheck>;

/** The order in which the rules are shown: one at a time, the first that fails. */
const order = ["first_name", "last_name", "email", "date"] as const satisfies readonly (keyof Written)[];
const schema = referenceCheck.check(dayHasCome);

export function ReferenceCheckForm() {
	const banner = useRef<HTMLDivElement>(null);
	const [sentBy, setSentBy] = useState<string | null>(null);
	const { register, handleSubmit, setError, formState } = useForm<Written, unknown, Checked>({
		resolver: zodResolver(schema),
		reValidateMode: "onSubmit",
		defaultValues: { first_name: "", last_name: "", email: "", date: localDay(), topic: "" },
	});
	const { errors, isSubmitting } = formState;
	const first = order.find((name) => errors[name]);
	const errorOf = (name: keyof Written) => (name === first ? errors[name]?.message : undefined);

	const submit = async (form: Checked) => {
		try {
			await sendReferenceCheckForm(form);
			setSentBy(form.email);
		} catch (error) {
			const blamed = blamedField(error, order);
			if (blamed) {
				setError(blamed.name, { message: blamed.message }, { shouldFocus: true });
				return;
			}
			const message = sentenceOf(error, "Your form could not be sent. Please try again.");
			flushSync(() => setError("root", { message }));
			banner.current?.focus();
		}
	};

	if (sentBy !== null) {
		return (
			<FormSent
				heading="Thank you. We have your form."
				email={sentBy}
				next="We will write to you about the person who gave us your name. Until then you do not have to do anything."
			/>
		);
	}
	return (
		<form method="post" noValidate onSubmit={handleSubmit(submit)} className="space-y-5">
			{errors.root && (
				<Banner tone="failure" ref={banner}>
					{errors.root.message}
				</Banner>
			)}
			<div className="grid gap-5 sm:grid-cols-2">
				<Field label="First name" error={errorOf("first_name")}>
					<TextInput {...register("first_name")} autoComplete="given-name" required />
				</Field>
				<Field label="Last name" error={errorOf("last_name")}>
					<TextInput {...register("last_name")} autoComplete="family-name" required />
				</Field>
			</div>
			<Field label="Email" hint="We send a confirmation to it." error={errorOf("email")}>
				<TextInput {...register("email")} type="email" autoComplete="email" required />
			</Field>
			<Field label="Date" error={errorOf("date")} className="max-w-xs">
				<TextInput {...register("date")} type="date" required />
			</Field>
			<Trap {...register("topic")} />
			<Button type="submit" busy={isSubmitting} busyText="Sending..." className="px-7">
				Send
			</Button>
		</form>
	);
}
