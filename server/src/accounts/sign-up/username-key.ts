/** Capitals that look like a letter which is not their own small one; that of an l above all. */
const capitals: Readonly<Record<string, string>> = {
	...{ I: "l", І: "l", Ι: "l" },
	...{ А: "a", В: "b", Е: "e", Ѕ: "s", Ј: "j", К: "k", М: "m", Н: "h", О: "o", Р: "p", С: "c", Т: "t", У: "y", Х: "x" },
	...{ Α: "a", Β: "b", Ε: "e", Ζ: "z", Η: "h", Κ: "k", Μ: "m", Ν: "n", Ο: "o", Ρ: "p", Τ: "t", Υ: "y", Χ: "x" },
};

/** Small Cyrillic and Greek letters, a few of Latin itself, and digits. */
const small: Readonly<Record<string, string>> = {
	...{ а: "a", е: "e", о: "o", р: "p", с: "c", у: "y", х: "x", і: "i", ј: "j", ѕ: "s", һ: "h", к: "k", г: "r", п: "n" },
	...{ ԁ: "d", ԛ: "q", ԝ: "w", ӏ: "l" },
	...{ α: "a", ο: "o", ν: "v", ι: "i", ρ: "p", υ: "u", κ: "k", χ: "x", γ: "y" },
	...{ ı: "i", ɑ: "a", ɡ: "g", ɩ: "i" },
	...{ 0: "o", 1: "l" },
	m: "rn",
};

const lookingAs = (signs: Readonly<Record<string, string>>, text: string) =>
	Array.from(text, (sign) => signs[sign] ?? sign).join("");

/**
 * What a username looks like: names with the same key would be taken for each other. It is the skeleton of UTS 39, for
 * the scripts that people here mix up. A username is of one script, so no more than whole names can look alike.
 */
export const usernameKey = (username: string): string =>
	lookingAs(small, lookingAs(capitals, username.normalize("NFKC")).toLowerCase());
