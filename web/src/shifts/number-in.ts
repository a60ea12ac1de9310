/** The number somebody has typed. An empty field is no number: the server refuses it, with the sentence for it. */
export const numberIn = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));
