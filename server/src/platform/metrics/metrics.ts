import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "@prometheus-io/client";
import { type Clock, systemClock } from "../clock.ts";
import { FrameCounts } from "./frame-counts.ts";
import { Readings } from "./readings.ts";

/** Each look at whether the loop turns wakes the process up; more often would tell nothing more. */
const loopLooks = { eventLoopMonitoringPrecision: 50, eventLoopUtilizationTimeout: 1000 };

/** Seconds. The last is longer than any call may take. */
const requestSteps = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What can be without, while the server goes on as well as it can. */
export const parts = ["database", "redis", "mail", "store"] as const;
export type Part = (typeof parts)[number];

const ofRequests = (registers: Registry[]) => ({
	requests: new Histogram({
		name: "warmline_http_request_seconds",
		help: "Time until a request was answered, by method, route as the contract writes it, and class of status.",
		labelNames: ["method", "route", "status"] as const,
		buckets: requestSteps,
		registers,
	}),
});

const ofDatabase = (registers: Registry[]) => ({
	poolConnections: new Gauge({
		name: "warmline_database_pool_connections",
		help: "Connections of the pool to the database, by state.",
		labelNames: ["state"] as const,
		registers,
	}),
	poolWaiting: new Gauge({
		name: "warmline_database_pool_waiting",
		help: "Queries that wait because every connection of the pool is in use.",
		registers,
	}),
	poolLimit: new Gauge({
		name: "warmline_database_pool_limit",
		help: "The most connections the pool may have.",
		registers,
	}),
	databaseAnswer: new Gauge({
		name: "warmline_database_answer_seconds",
		help: "Time the database took to answer the smallest question when these figures were read.",
		registers,
	}),
	queryErrors: new Counter({
		name: "warmline_database_errors_total",
		help: "Queries that failed, by PostgreSQL's class of error; `lost` is a connection that broke.",
		labelNames: ["class"] as const,
		registers,
	}),
});

const ofJobs = (registers: Registry[]) => ({
	jobs: new Gauge({
		name: "warmline_jobs",
		help: "Jobs in the queue, by state: due, later, to be tried again, running, failed for good.",
		labelNames: ["state"] as const,
		registers,
	}),
	jobsLate: new Gauge({
		name: "warmline_jobs_late",
		help: "Jobs that nobody has begun, two minutes and more after they were due.",
		registers,
	}),
	jobRuns: new Counter({
		name: "warmline_job_runs_total",
		help: "Tries to do a job, by kind of work and outcome.",
		labelNames: ["kind", "outcome"] as const,
		registers,
	}),
});

const ofTheOutside = (registers: Registry[]) => ({
	mails: new Counter({
		name: "warmline_mails_total",
		help: "Mails handed to the mail server or the outbox, by outcome.",
		labelNames: ["outcome"] as const,
		registers,
	}),
	pushes: new Counter({
		name: "warmline_pushes_total",
		help: "Notices handed to browsers' push services, by outcome.",
		labelNames: ["outcome"] as const,
		registers,
	}),
	sms: new Counter({
		name: "warmline_sms_total",
		help: "Text messages handed to the gateway, by outcome.",
		labelNames: ["outcome"] as const,
		registers,
	}),
	degraded: new Gauge({
		name: "warmline_degraded",
		help: "1 while this part does not work, by what was tried last.",
		labelNames: ["part"] as const,
		registers,
	}),
	diskFree: new Gauge({
		name: "warmline_disk_free_bytes",
		help: "Room that is left on the disk of DATA_DIR.",
		registers,
	}),
	diskSize: new Gauge({
		name: "warmline_disk_size_bytes",
		help: "Size of the disk of DATA_DIR.",
		registers,
	}),
	build: new Gauge({
		name: "warmline_build_info",
		help: "Always 1; its labels say which version of Warmline and of Node runs.",
		labelNames: ["version", "node"] as const,
		registers,
	}),
});

/** Everything the platform measures. Features put theirs into the same registry. No label names a person, or a chat. */
export const createMetrics = (clock: Clock = systemClock) => {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry, ...loopLooks });
	const registers = [registry];
	return {
		registry,
		readings: new Readings(clock),
		frames: new FrameCounts(registry),
		...ofRequests(registers),
		...ofDatabase(registers),
		...ofJobs(registers),
		...ofTheOutside(registers),
	};
};

export type Metrics = ReturnType<typeof createMetrics>;
