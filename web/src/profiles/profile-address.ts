/** Where a member's profile stands for the reader; one's own has an address of its own. */
export const profileAddress = (readerId: string, id: string): string =>
	id === readerId ? `/${readerId}/profile` : `/${readerId}/user-profile/${id}`;
