import { type ChangeEvent, type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import { describeError, type FieldErrors, schemaErrors } from "../../platform/http/describe-error.ts";

/** What goes out, or what is wrong with each field. */
export type Checked<T> = { readonly data: T } | { readonly errors: FieldErrors };

/** Checks what a form would send by the contract. */
export const checkBy = <T>(schema: z.ZodMiniType<T>, input: unknown): Checked<T> => {
	const { success, data, error } = schema.safeParse(input);
	return success ? { data } : { errors: schemaErrors(error) };
};

type FormOptions<V extends object, T> = {
	/** What stands in the fields at first; and later too, where `onChange` says that somebody else keeps it. */
	readonly values: V;
	readonly onChange?: (values: V) => void;
	readonly check: (values: V) => Checked<T>;
	/** With a promise the form is busy until it is settled, and shows what it is rejected with. */
	readonly send: (data: T) => unknown;
	/** Or it is sent by a mutation: then that is what the form shows. */
	readonly call?: { readonly isPending: boolean; readonly error: Error | null; readonly reset?: () => void };
	/** Fields beside which the server's words are shown, by its names; all of `values` if left out. */
	readonly fields?: readonly string[];
	/** What is said of a failure that has no sentence. */
	readonly fallback: string | ((error: unknown) => string);
	/** What is said of a field, when it changes: it goes, it stays until the next check, or the field is checked again. */
	readonly onTyping?: "clear" | "keep" | "check";
};

/**
 * What was typed and ticked in a page that was rendered ahead, before React took its fields over: it leaves that in
 * them until it next renders them, and then it would be lost.
 */
const typedAhead = (root: HTMLElement, values: object): object => {
	const fields = root.querySelectorAll<HTMLInputElement>("input[name]:not([type=radio]), textarea[name]");
	const typed: Record<string, string | boolean> = {};
	for (const { name, type, checked, value } of fields) {
		if (!(name in values)) continue;
		// As `register` and `registerCheckbox` show them.
		const own: unknown = Reflect.get(values, name);
		if (type !== "checkbox" && value !== String(own ?? "")) typed[name] = value;
		if (type === "checkbox" && checked !== (own === true)) typed[name] = checked;
	}
	return typed;
};

/**
 * A form: what stands in it, what is wrong with it, and its sending. After a check the first field that is wrong takes
 * the focus once nothing is on its way, or else the `banner` with the failure, if it has its ref.
 */
export const useForm = <V extends object, T>(options: FormOptions<V, T>) => {
	const { values: given, onChange, check, send, call, fallback, onTyping = "clear" } = options;
	const [first] = useState(given);
	const [own, setOwn] = useState(given);
	const [found, setFound] = useState<FieldErrors>({});
	const [failure, setFailure] = useState<string>();
	const [isSending, setSending] = useState(false);
	const [isDone, setDone] = useState(false);
	const [checks, setChecks] = useState(0);
	const element = useRef<HTMLElement>(null);
	const banner = useRef<HTMLDivElement>(null);
	const values = onChange ? given : own;
	const fields = options.fields ?? Object.keys(values);
	const busy = isSending || (call?.isPending ?? false);
	const describe = (error: unknown) =>
		describeError(error, { fields, fallback: typeof fallback === "string" ? fallback : fallback(error) });
	const refused = describe(call?.error);

	useEffect(() => {
		if (checks === 0 || busy) return;
		const wrong = element.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid] input");
		(wrong ?? banner.current)?.focus();
	}, [checks, busy]);

	const write = (part: object): void => {
		const next = { ...values, ...part };
		if (onChange) onChange(next);
		else setOwn((before) => ({ ...before, ...part }));
		if (onTyping === "keep" || checks === 0) return;
		const checked = onTyping === "check" ? check(next) : undefined;
		const errors = checked && "errors" in checked ? checked.errors : {};
		// What is said of no field by its name is said of several.
		const stays = Object.entries(found).filter(([name]) => name in values && !(name in part));
		const anew = Object.entries(errors).filter(([name]) => name in part);
		setFound(Object.fromEntries([...stays, ...anew]));
	};

	const sendData = async (sending: PromiseLike<unknown>): Promise<void> => {
		setSending(true);
		setDone(false);
		try {
			await sending;
			setDone(true);
		} catch (error) {
			const described = describe(error);
			setFound(described.fields);
			setFailure(described.message);
		} finally {
			setSending(false);
		}
	};

	/** Also by a button that stands outside of it. */
	const submit = (event?: FormEvent): void => {
		event?.preventDefault();
		if (busy) return;
		const checked = check(values);
		setChecks((before) => before + 1);
		setFailure(undefined);
		if ("errors" in checked) {
			setFound(checked.errors);
			call?.reset?.();
			return;
		}
		setFound({});
		const sending = send(checked.data);
		if (sending instanceof Promise) void sendData(sending);
	};

	type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

	return {
		/** The `ref` of what the fields stand in. */
		form: useCallback(
			(it: HTMLElement | null): void => {
				element.current = it;
				const typed = it ? typedAhead(it, first) : {};
				if (Object.keys(typed).length > 0) setOwn((before) => ({ ...before, ...typed }));
			},
			[first],
		),
		banner,
		values,
		change: (part: Partial<V>): void => write(part),
		submit,
		busy,
		/** It was sent, and is not shown for long any more. */
		isDone,
		isChanged: Object.entries(values).some(([name, value]) => !Object.is(value, Reflect.get(first, name))),
		errors: { ...refused.fields, ...found },
		/** What is wrong and is said beside no field. */
		failure: failure ?? refused.message,
		forgetFailure: () => setFailure(undefined),
		/** What belongs to a field that is typed in or chosen from. */
		register: <N extends keyof V & string>(name: N) => ({
			name,
			value: String(values[name] ?? ""),
			onChange: ({ target }: ChangeEvent<Control>) => write({ [name]: target.value }),
		}),
		/** What belongs to a field that is ticked. */
		registerCheckbox: <N extends keyof V & string>(name: N) => ({
			name,
			checked: values[name] === true,
			onChange: ({ target }: ChangeEvent<HTMLInputElement>) => write({ [name]: target.checked }),
		}),
		focus: useCallback((name: string): void => {
			element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
		}, []),
		reset: (): void => {
			setOwn(first);
			setFound({});
			setFailure(undefined);
		},
	};
};
