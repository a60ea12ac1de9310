import { ApiFailure } from "../../platform/http/failure.ts";

/** It was refused for now: people who have booked would lose their places, and whoever does it is to know that first. */
export const isPeopleBooked = (error: Error | null): boolean =>
	error instanceof ApiFailure && error.code === "people_booked";
