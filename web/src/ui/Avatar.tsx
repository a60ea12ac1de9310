import { classNames } from "./class-names.ts";

const initialsOf = (name: string): string => {
	const words = name.trim().split(/\s+/u);
	const first = [...(words[0] ?? "")][0] ?? "";
	const last = words.length > 1 ? ([...(words.at(-1) ?? "")][0] ?? "") : "";
	return (first + last).toUpperCase() || "?";
};

type AvatarProps = { readonly name: string; readonly className?: string };

/** Decoration beside a name: screen readers hear the name only. */
export function Avatar({ name, className }: AvatarProps) {
	return (
		<span
			aria-hidden="true"
			className={classNames(
				"inline-grid size-10 shrink-0 place-items-center rounded-full border border-transparent bg-ember-wash text-sm font-bold text-ember-ink select-none",
				className,
			)}
		>
			{initialsOf(name)}
		</span>
	);
}
