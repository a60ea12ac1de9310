CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shift_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"part" text NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_how" text,
	"cover_wanted_at" timestamp with time zone,
	"cover_reason" text,
	"confirmed_at" timestamp with time zone,
	"checked_in_at" timestamp with time zone,
	"checked_out_at" timestamp with time zone,
	"heavy" boolean DEFAULT false NOT NULL,
	"leaving_words" text,
	"debriefed_at" timestamp with time zone,
	"debriefed_by" uuid,
	"attendance" text DEFAULT 'booked' NOT NULL,
	"minutes" integer,
	"reminded_day_at" timestamp with time zone,
	"reminded_hour_at" timestamp with time zone,
	"reminder_hash" "bytea",
	CONSTRAINT "bookings_ended_how" CHECK (("bookings"."ended_at" IS NULL) = ("bookings"."ended_how" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "call_outs" (
	"shift_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"part" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_outs_shift_id_member_id_part_pk" PRIMARY KEY("shift_id","member_id","part")
);
--> statement-breakpoint
CREATE TABLE "closed_days" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first" date NOT NULL,
	"last" date NOT NULL,
	"name" text NOT NULL,
	"yearly" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rota_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"booking_weeks" integer DEFAULT 8 NOT NULL,
	"cancel_hours" integer DEFAULT 0 NOT NULL,
	"weekly_cap" integer DEFAULT 3 NOT NULL,
	"rest_hours" integer DEFAULT 8 NOT NULL,
	"offer_minutes" integer DEFAULT 120 NOT NULL,
	"planned_until" date,
	CONSTRAINT "rota_settings_one_row" CHECK ("rota_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "shifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shift_time_id" uuid NOT NULL,
	"day" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"listeners" integer NOT NULL,
	"supervisors" integer NOT NULL,
	"by_hand" boolean DEFAULT false NOT NULL,
	"off_at" timestamp with time zone,
	"off_reason" text,
	"closed_days_id" uuid,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"close_note" text,
	CONSTRAINT "shifts_day_time_key" UNIQUE("day","shift_time_id")
);
--> statement-breakpoint
CREATE TABLE "swaps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gives_booking_id" uuid NOT NULL,
	"gets_booking_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_how" text
);
--> statement-breakpoint
CREATE TABLE "waiting_places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shift_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"part" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone,
	"offer_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_how" text
);
--> statement-breakpoint
CREATE TABLE "weekly_shifts" (
	"weekday" integer NOT NULL,
	"shift_time_id" uuid NOT NULL,
	"listeners" integer NOT NULL,
	"supervisors" integer NOT NULL,
	CONSTRAINT "weekly_shifts_weekday_shift_time_id_pk" PRIMARY KEY("weekday","shift_time_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "shift_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shift_times" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_shift_id_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_debriefed_by_members_id_fk" FOREIGN KEY ("debriefed_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_outs" ADD CONSTRAINT "call_outs_shift_id_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_outs" ADD CONSTRAINT "call_outs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_shift_time_id_shift_times_id_fk" FOREIGN KEY ("shift_time_id") REFERENCES "public"."shift_times"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_closed_days_id_closed_days_id_fk" FOREIGN KEY ("closed_days_id") REFERENCES "public"."closed_days"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_closed_by_members_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swaps" ADD CONSTRAINT "swaps_gives_booking_id_bookings_id_fk" FOREIGN KEY ("gives_booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swaps" ADD CONSTRAINT "swaps_gets_booking_id_bookings_id_fk" FOREIGN KEY ("gets_booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_places" ADD CONSTRAINT "waiting_places_shift_id_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_places" ADD CONSTRAINT "waiting_places_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_shifts" ADD CONSTRAINT "weekly_shifts_shift_time_id_shift_times_id_fk" FOREIGN KEY ("shift_time_id") REFERENCES "public"."shift_times"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_once_key" ON "bookings" USING btree ("shift_id","member_id") WHERE "bookings"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "bookings_shift_id" ON "bookings" USING btree ("shift_id");--> statement-breakpoint
CREATE INDEX "bookings_member_id" ON "bookings" USING btree ("member_id","shift_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_reminder_key" ON "bookings" USING btree ("reminder_hash");--> statement-breakpoint
CREATE INDEX "bookings_on_duty" ON "bookings" USING btree ("shift_id") WHERE "bookings"."checked_in_at" IS NOT NULL AND "bookings"."checked_out_at" IS NULL AND "bookings"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "bookings_to_debrief" ON "bookings" USING btree ("checked_out_at") WHERE "bookings"."heavy" AND "bookings"."debriefed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "call_outs_member_id" ON "call_outs" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "shifts_starts_at" ON "shifts" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "shifts_ends_at" ON "shifts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "shifts_closed_days_id" ON "shifts" USING btree ("closed_days_id");--> statement-breakpoint
CREATE UNIQUE INDEX "swaps_once_key" ON "swaps" USING btree ("gives_booking_id","gets_booking_id") WHERE "swaps"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "swaps_gets_booking_id" ON "swaps" USING btree ("gets_booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_places_once_key" ON "waiting_places" USING btree ("shift_id","member_id") WHERE "waiting_places"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "waiting_places_shift_id" ON "waiting_places" USING btree ("shift_id","id");--> statement-breakpoint
CREATE INDEX "waiting_places_member_id" ON "waiting_places" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "waiting_places_offer_until" ON "waiting_places" USING btree ("offer_until") WHERE "waiting_places"."ended_at" IS NULL;