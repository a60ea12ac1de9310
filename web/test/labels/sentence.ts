/** A sentence as a screen shows it: without its `<tags>`. */
type Plain<T> = T extends `${infer Start}<${string}>${infer Rest}` ? `${Start}${Plain<Rest>}` : T;
/** What stands between `<tags>`: the text of a link in a sentence. */
type Part<T> = T extends `${string}<${infer Tag}>${infer Inner}</${string}>${infer Rest}`
	? (Tag extends `/${string}` ? never : Inner) | Part<Rest>
	: never;
type Said<Words> = Plain<keyof Words> | Part<keyof Words>;

/**
 * Labels of one area: each is a sentence that the product says there, or the types do not fit. What depends on a number
 * stands with its forms; `other` is the one that the words of a language are listed by.
 */
export type Labels<Words> = Readonly<
	Record<string, Said<Words> | { readonly one: string; readonly other: Said<Words> }>
>;
