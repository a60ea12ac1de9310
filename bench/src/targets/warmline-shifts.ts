import type pg from "pg";
import { readConfig } from "../../../server/src/config.ts";
import { dayIn, daysAfter } from "../../../server/src/platform/days.ts";
import { connect } from "../../../server/src/platform/db/database.ts";
import { createLog } from "../../../server/src/platform/log.ts";
import { planShifts } from "../../../server/src/shifts/rota/plan-queries.ts";
import { http } from "../load/http.ts";
import type { Shifts } from "./target.ts";
import { logIn, makeMembers } from "./warmline-people.ts";

const zone = "America/New_York";
const people = 500;
/** So far ahead that the server has nothing to do about them, such as to remind five thousand people. */
const weeksAhead = 4;
/** The week that is read is one of so many. */
const weeks = 8;
/** From this day on there is nothing, and a year of it is planned. */
const yearFrom = "2040-01-01";

const today = () => dayIn(zone, new Date());

/** Shifts of four hours that follow each other around the clock, each with its people in turn. */
const fillShifts = async (pool: pg.Pool, shiftsADay: number, placesEach: number) => {
	const { rows } = await pool.query("SELECT count(*)::int AS count FROM weekly_shifts");
	if (rows[0].count > 0) return;
	const ids = (await makeMembers(pool, "supervisor", people)).map(({ id }) => id);
	await pool.query(
		`INSERT INTO shift_times (id, start_time, end_time)
		SELECT gen_random_uuid(), '00:00'::time + n * interval '20 minutes', '04:00'::time + n * interval '20 minutes'
		FROM generate_series(0, $1::int - 1) n`,
		[shiftsADay],
	);
	await pool.query(
		`INSERT INTO weekly_shifts (weekday, shift_time_id, listeners, supervisors)
		SELECT weekday, id, $1::int, 1 FROM shift_times, generate_series(0, 6) weekday`,
		[placesEach],
	);
	await pool.query(
		`INSERT INTO shifts (id, shift_time_id, day, starts_at, ends_at, listeners, supervisors)
		SELECT gen_random_uuid(), t.id, day::date, (day + t.start_time) AT TIME ZONE $3,
			(day + t.start_time + interval '4 hours') AT TIME ZONE $3, $4::int, 1
		FROM generate_series($1::timestamp, $2::timestamp, interval '1 day') day, shift_times t`,
		[daysAfter(today(), 7 * weeksAhead), daysAfter(today(), 7 * (weeksAhead + weeks) - 1), zone, placesEach],
	);
	await pool.query(
		`INSERT INTO bookings (id, shift_id, member_id, part, booked_at)
		SELECT uuidv7(), s.id, ($1::uuid[])[1 + (s.n * $2 + k) % $3], CASE k WHEN 0 THEN 'supervisor' ELSE 'listener' END, now()
		FROM (SELECT id, row_number() OVER (ORDER BY starts_at, id) AS n FROM shifts) s, generate_series(0, $2::int - 1) k`,
		[ids, placesEach, people],
	);
	await pool.query("VACUUM ANALYZE");
};

const openWeek = async (port: number, pool: pg.Pool) => {
	const { rows } = await pool.query("SELECT member_id FROM bookings ORDER BY id LIMIT 1");
	const headers = { authorization: `Token ${await logIn(pool, rows[0].member_id)}` };
	const path = `/api/v1/shift-manager/shifts/?date=${daysAfter(today(), 7 * (weeksAhead + weeks / 2))}`;
	return async () => {
		const start = performance.now();
		const answer = await http(port, path, { headers });
		const ms = performance.now() - start;
		if (JSON.parse(answer.body).results.length < 7) throw new Error("This is no week of shifts");
		return { whole: ms, server: answer.beganMs };
	};
};

/** As the server sees it, something of the weekly schedule is another now. */
const changeOne = async (pool: pg.Pool) => {
	await pool.query("UPDATE shifts SET listeners = listeners WHERE id = (SELECT min(id::text)::uuid FROM shifts)");
};

/** Made by the server's own statement, on a connection of the bench. */
const planYear = async (pool: pg.Pool, address: pg.PoolConfig) => {
	await pool.query("DELETE FROM shifts WHERE day >= $1", [yearFrom]);
	const database = connect(address, createLog(readConfig({ LOG_LEVEL: "fatal" })));
	try {
		const start = performance.now();
		const made = await planShifts(database.db, {
			from: yearFrom,
			until: daysAfter(yearFrom, 364),
			zone,
			now: new Date(),
		});
		const ms = performance.now() - start;
		if (made < 2900) throw new Error(`Only ${made} shifts were made`);
		return ms;
	} finally {
		await database.close();
	}
};

export const shiftsOf = (port: number, pool: pg.Pool, address: pg.PoolConfig): Shifts => ({
	fill: (shiftsADay, placesEach) => fillShifts(pool, shiftsADay, placesEach),
	openWeek: () => openWeek(port, pool),
	changeOne: () => changeOne(pool),
	planYear: () => planYear(pool, address),
});
