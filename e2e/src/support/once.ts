/** For what several screens need and none before them may meet: it is made when it is first asked for. */
export const once = <Made>(make: () => Promise<Made>): (() => Promise<Made>) => {
	let made: Promise<Made> | undefined;
	return () => {
		made ??= make();
		return made;
	};
};
