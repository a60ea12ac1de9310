import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { errorMessage } from "../platform/http/describe-error.ts";
import { blamedField } from "./blamed-field.ts";

type SentForm<Written extends FieldValues, Checked> = {
	readonly schema: z.ZodMiniType<Checked, Written>;
	/** The order in which the rules are shown: one at a time, the first that fails. */
	readonly order: readonly Path<Written>[];
	/** A field that nobody fills in: what is wrong with it is said above the form. */
	readonly unseen?: Path<Written>;
	readonly defaultValues: DefaultValues<Written>;
	readonly send: (form: Checked) => Promise<unknown>;
	/** What is said when it could not be sent and the server gave no reason. */
	readonly notSent: string;
};

/** A form of the public site: checked, sent once, and then thanked for. */
export const useSentForm = <Written extends FieldValues, Checked extends { readonly email: string }>({
	schema,
	order,
	unseen,
	defaultValues,
	send,
	notSent,
}: SentForm<Written, Checked>) => {
	const banner = useRef<HTMLDivElement>(null);
	const [sentBy, setSentBy] = useState<string | null>(null);
	const { register, handleSubmit, setError, getFieldState, formState } = useForm<Written, unknown, Checked>({
		resolver: zodResolver(schema),
		reValidateMode: "onSubmit",
		defaultValues,
	});
	const messageOf = (name: Path<Written>) => getFieldState(name, formState).error?.message;
	const first = order.find((name) => messageOf(name) !== undefined);
	const errorOf = (name: Path<Written>) => (name === first ? messageOf(name) : undefined);
	const ofUnseen = unseen === undefined || first !== undefined ? undefined : messageOf(unseen);

	const submit = async (form: Checked) => {
		try {
			await send(form);
			setSentBy(form.email);
		} catch (error) {
			const blamed = blamedField(error, order);
			if (blamed) {
				setError(blamed.name, { message: blamed.message }, { shouldFocus: true });
				return;
			}
			flushSync(() => setError("root", { message: errorMessage(error, notSent) }));
			banner.current?.focus();
		}
	};

	return {
		register,
		onSubmit: handleSubmit(submit),
		errorOf,
		/** What is wrong with the form as a whole, and where it is said. */
		general: formState.errors.root?.message ?? ofUnseen,
		banner,
		busy: formState.isSubmitting,
		/** The email of who sent it, once it is sent. */
		sentBy,
	};
};
