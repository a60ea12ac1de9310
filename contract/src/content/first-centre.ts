type Reached = { readonly phone: readonly { readonly number: string }[] };

const first = ["911", "988"];

/** 9-1-1 and 9-8-8: shown first, whatever they are called, and never hidden by a search. */
export const isFirstCentre = ({ phone }: Reached): boolean =>
	phone.some(({ number }) => first.includes(number.replaceAll("-", "")));
