export type State = "good" | "warning" | "wrong";

/** What was looked at, how it stands, and what to do where it does not stand well. */
export type Finding = { readonly check: string; readonly state: State; readonly says: string };

const finding =
	(state: State) =>
	(check: string, says: string): Finding => ({ check, state, says });

export const good = finding("good");
export const warning = finding("warning");
export const wrong = finding("wrong");

/** A look that fails is a finding, too: the others go on. */
export const looking = async (check: string, look: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> => {
	try {
		return await look();
	} catch (error) {
		return [wrong(check, error instanceof Error ? error.message || error.name : String(error))];
	}
};
