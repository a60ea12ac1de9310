CREATE TABLE "referees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" "bytea",
	"asked_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"form_id" uuid,
	"how_known" text,
	"words" text,
	"recommends" boolean
);
--> statement-breakpoint
CREATE TABLE "stage_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"by" uuid,
	"at" timestamp with time zone NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"count" integer NOT NULL,
	"client_id" text
);
--> statement-breakpoint
CREATE TABLE "volunteer_records" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"nda_form_id" uuid,
	"nda_at" timestamp with time zone,
	"police_level" integer,
	"police_date" date,
	"police_expires" date,
	"police_by" uuid,
	"police_at" timestamp with time zone,
	"identity_by" uuid,
	"identity_at" timestamp with time zone,
	"interview_at" timestamp with time zone,
	"interview_state" text,
	"interview_before" text,
	"interview_note" text,
	"interview_answer" text,
	"interview_by" uuid,
	"interview_times" integer DEFAULT 0 NOT NULL,
	"training_hours" double precision DEFAULT 0 NOT NULL,
	"observed_chats" integer DEFAULT 0 NOT NULL,
	"certified_at" timestamp with time zone,
	"certified_by" uuid,
	"suspended_at" timestamp with time zone,
	"suspended_by" uuid,
	"suspended_reason" text,
	"suspended_from" text
);
--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "steps" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "referees" ADD CONSTRAINT "referees_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referees" ADD CONSTRAINT "referees_form_id_sent_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."sent_forms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_mails" ADD CONSTRAINT "stage_mails_by_members_id_fk" FOREIGN KEY ("by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteer_records" ADD CONSTRAINT "volunteer_records_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteer_records" ADD CONSTRAINT "volunteer_records_nda_form_id_sent_forms_id_fk" FOREIGN KEY ("nda_form_id") REFERENCES "public"."sent_forms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteer_records" ADD CONSTRAINT "volunteer_records_police_by_members_id_fk" FOREIGN KEY ("police_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteer_records" ADD CONSTRAINT "volunteer_records_identity_by_members_id_fk" FOREIGN KEY ("identity_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteer_records" ADD CONSTRAINT "volunteer_records_interview_by_members_id_fk" FOREIGN KEY ("interview_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteer_records" ADD CONSTRAINT "volunteer_records_certified_by_members_id_fk" FOREIGN KEY ("certified_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteer_records" ADD CONSTRAINT "volunteer_records_suspended_by_members_id_fk" FOREIGN KEY ("suspended_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referees_member_id" ON "referees" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "referees_token_hash" ON "referees" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "referees_form_id" ON "referees" USING btree ("form_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stage_mails_client_key" ON "stage_mails" USING btree ("by","client_id");--> statement-breakpoint
INSERT INTO "volunteer_records" ("member_id", "certified_at") SELECT "applications"."member_id", max("application_events"."at") FROM "application_events" JOIN "applications" ON "applications"."id" = "application_events"."application_id" WHERE "application_events"."act" = 'training_done' GROUP BY 1;