/** An id that nothing has. */
const nobody = "0190a0a0-0000-7000-8000-00000000dead";

const hours = { start_time: "09:00", end_time: "13:00" };
const weekly = { weekday: 1, shift_time: nobody };

/** Of the calls about shifts: for each with a body one that its schema lets through. `memberId` is who sends it. */
export const goodShiftForms = (memberId: string): [string, Record<string, unknown>][] => [
	["bookShift", { shift_id: nobody, user_id: memberId, part: "listener", beyond_cap: true, long_run: true }],
	["cancelShift", { shift_id: nobody, user_id: memberId }],
	["addShiftTime", hours],
	["retireShiftTime", { tell: true }],
	["setWeeklyShift", { ...weekly, listeners: 2, supervisors: 1 }],
	["dropWeeklyShift", { ...weekly, tell: true }],
	["closeDays", { first: "2027-01-01", last: "2027-01-02", name: "New Year", yearly: true, tell: true }],
	["changeRotaSettings", { booking_weeks: 8, cancel_hours: 0, weekly_cap: 3, rest_hours: 8, offer_minutes: 120 }],
	["addShift", { date: "2027-01-04", shift_time: nobody, supervisor: memberId, capacity: 2, supervisors_needed: 1 }],
	["changeShift", { supervisor: memberId, capacity: 2, supervisors_needed: 1, off: "A storm.", tell: true }],
	["seekCover", { reason: "I am ill." }],
	["takeCover", { member_id: nobody, long_run: true }],
	["answerOffer", { accept: true, long_run: true }],
	["askSwap", { give: nobody, get: nobody, member_id: nobody, long_run: true }],
	["answerSwap", { accept: true, long_run: true }],
	["callOut", { part: "listener", member_ids: [nobody] }],
	["requestPlace", { member_id: nobody, part: "listener" }],
	["answerPlaceRequest", { accept: true, long_run: true }],
	["checkOut", { heavy: true, words: "It was much.", sure: ["chats_open", "last_supervisor"] }],
	["finishShiftDebrief", { member_id: nobody }],
	["closeShift", { note: "All is well.", hand_over: true }],
	["changeAttendance", { member_id: nobody, attendance: "worked", minutes: 240 }],
	["answerReminder", { token: "a".repeat(40), answer: "confirm" }],
];
