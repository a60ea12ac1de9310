/** What the product is called as it comes, in each language. */
const exampleNames = ["Warmline Listening Society", "Warmline, société d’écoute"];

const exampleShortName = "Warmline";

export const isExampleShortName = (name: string): boolean => name === exampleShortName;

export const isExampleName = (name: string): boolean => exampleNames.includes(name);

/** An address under `.example`, which nobody can own; it may stand in angle brackets after a name. */
export const isExampleAddress = (email: string): boolean => /@(?:[^@\s>]+\.)?example>?$/i.test(email);
