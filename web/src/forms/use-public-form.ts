import { useState } from "react";
import type * as z from "zod/mini";
import { checkBy, useForm } from "../ui/forms/use-form.ts";

type PublicForm<Written extends object, Checked> = {
	readonly schema: z.ZodMiniType<Checked>;
	/** The order in which the rules are shown: one at a time, the first that fails. */
	readonly order: readonly (keyof Written & string)[];
	/** A field that nobody fills in: what is wrong with it is said above the form. */
	readonly hiddenField?: keyof Written & string;
	readonly values: Written;
	readonly send: (form: Checked) => Promise<unknown>;
	/** What is said when it could not be sent and the server gave no reason. */
	readonly fallback: string;
};

/** A form of the public site: checked, sent once, and then thanked for. */
export const usePublicForm = <Written extends object, Checked extends { readonly email: string }>({
	schema,
	order,
	hiddenField,
	values,
	send,
	fallback,
}: PublicForm<Written, Checked>) => {
	const [senderEmail, setSenderEmail] = useState<string | null>(null);
	const { errors, failure, ...form } = useForm({
		values,
		check: (written) => checkBy(schema, written),
		send: async (checked) => {
			await send(checked);
			setSenderEmail(checked.email);
		},
		fields: order,
		fallback,
		onTyping: "keep",
	});
	const first = order.find((name) => errors[name]);
	const ofHiddenField = hiddenField === undefined || first !== undefined ? undefined : errors[hiddenField];
	return {
		...form,
		errorOf: (name: keyof Written & string) => (name === first ? errors[name] : undefined),
		/** What is wrong with the form as a whole, and where it is said. */
		general: failure ?? ofHiddenField,
		/** The email of who sent it, once it is sent. */
		senderEmail,
	};
};
