/** For `ILIKE`: finds texts in which the words stand as they are, whatever signs are in them. */
export const likePattern = (words: string): string => `%${words.replace(/[\\%_]/g, "\\$&")}%`;
