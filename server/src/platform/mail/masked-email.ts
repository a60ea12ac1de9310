/** `j***@e***`: enough to tell two addresses apart, or to know one's own again. */
export const maskedEmail = (email: string): string =>
	email
		.split("@")
		.map((part) => `${[...part].slice(0, 1).join("")}***`)
		.join("@");
