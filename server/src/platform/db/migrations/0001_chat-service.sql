CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"act" text NOT NULL,
	"member_id" uuid NOT NULL,
	"member_name" text NOT NULL,
	"chat_id" uuid,
	"about_id" uuid,
	"about_name" text,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "canned_words" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"shortcut" text NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"door" text DEFAULT 'always' NOT NULL,
	"paused_reason" text,
	"caller_details" text DEFAULT 'full' NOT NULL,
	"open_chats_limit" integer DEFAULT 3 NOT NULL,
	"visitor_silent_minutes" integer DEFAULT 20 NOT NULL,
	"listener_silent_minutes" integer DEFAULT 3 NOT NULL,
	"visitor_gone_minutes" integer DEFAULT 10 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "duty_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sender_id" uuid NOT NULL,
	"sender_name" text NOT NULL,
	"message" text NOT NULL,
	"client_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "left_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" uuid
);
--> statement-breakpoint
CREATE TABLE "wrap_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"summary" text,
	"heavy" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"debriefed_at" timestamp with time zone,
	"debriefed_by" uuid
);
--> statement-breakpoint
DROP INDEX "chats_waiting";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "presence" text DEFAULT 'available' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "chats_limit" integer;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "ended_how" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "scale_after" integer;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "front" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "turn" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "turn_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "seen_by_visitor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "seen_by_agent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "hand_reason" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "hand_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "taken_over_from" uuid;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "taken_over_from_name" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "offered_to" uuid;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "offered_to_name" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "offer_reason" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "kind" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "canned_words" ADD CONSTRAINT "canned_words_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_messages" ADD CONSTRAINT "duty_messages_sender_id_members_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "left_messages" ADD CONSTRAINT "left_messages_answered_by_members_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrap_ups" ADD CONSTRAINT "wrap_ups_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrap_ups" ADD CONSTRAINT "wrap_ups_debriefed_by_members_id_fk" FOREIGN KEY ("debriefed_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_member" ON "audit_log" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_about" ON "audit_log" USING btree ("about_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_chat" ON "audit_log" USING btree ("chat_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "canned_words_shortcut_key" ON "canned_words" USING btree (coalesce("member_id", '00000000-0000-0000-0000-000000000000'),lower("shortcut"));--> statement-breakpoint
CREATE INDEX "chat_notes_chat_id" ON "chat_notes" USING btree ("chat_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "duty_messages_client_id_key" ON "duty_messages" USING btree ("sender_id","client_id");--> statement-breakpoint
CREATE INDEX "left_messages_open" ON "left_messages" USING btree ("id") WHERE "left_messages"."answered_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "wrap_ups_chat_member_key" ON "wrap_ups" USING btree ("chat_id","member_id");--> statement-breakpoint
CREATE INDEX "wrap_ups_to_debrief" ON "wrap_ups" USING btree ("id") WHERE "wrap_ups"."heavy" AND "wrap_ups"."debriefed_at" IS NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_taken_over_from_members_id_fk" FOREIGN KEY ("taken_over_from") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_offered_to_members_id_fk" FOREIGN KEY ("offered_to") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chats_waiting" ON "chats" USING btree ("front","id") WHERE "chats"."status" = 'waiting';--> statement-breakpoint
UPDATE "members" SET "presence" = 'away' WHERE "is_away";
