CREATE TABLE "alert_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alert_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"step" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"status" text
);
--> statement-breakpoint
CREATE TABLE "alert_preferences" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"channels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"agreed_at" timestamp with time zone,
	"quiet_from" text,
	"quiet_until" text,
	"phone" text,
	"phone_confirmed_at" timestamp with time zone,
	"code_hash" "bytea",
	"code_until" timestamp with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_settings" (
	"kind" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"listeners_on_duty" integer,
	"supervisors_on_duty" integer,
	"everyone" integer
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"step" text,
	"responded_at" timestamp with time zone,
	"responded_by" uuid,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "hand_answered_by_id" uuid;--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_preferences" ADD CONSTRAINT "alert_preferences_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_responded_by_members_id_fk" FOREIGN KEY ("responded_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_deliveries_key" ON "alert_deliveries" USING btree ("alert_id","member_id","channel");--> statement-breakpoint
CREATE INDEX "alert_deliveries_member_id" ON "alert_deliveries" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "alert_preferences_agreed" ON "alert_preferences" USING btree ("member_id") WHERE "alert_preferences"."agreed_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_open_key" ON "alerts" USING btree ("kind","subject") WHERE "alerts"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "alerts_responded_by" ON "alerts" USING btree ("responded_by") WHERE "alerts"."responded_by" IS NOT NULL;