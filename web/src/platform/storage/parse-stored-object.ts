/** What a tab's storage keeps as JSON; a torn or foreign value counts as nothing. */
export const parseStoredObject = (text: string | null): object => {
	try {
		const value: unknown = JSON.parse(text ?? "{}");
		return typeof value === "object" && value !== null ? value : {};
	} catch {
		return {};
	}
};
