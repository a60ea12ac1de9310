CREATE TABLE "daily_work" (
	"kind" text PRIMARY KEY NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailed_links" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "volunteer_records" ADD COLUMN "police_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "practice_comments" ADD COLUMN "client_id" text;--> statement-breakpoint
UPDATE "practice_comments" SET "client_id" = "id"::text;--> statement-breakpoint
ALTER TABLE "practice_comments" ALTER COLUMN "client_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "members_by_name" ON "members" USING btree (left(lower("first_name"), 30),left(lower("last_name"), 30),"id");--> statement-breakpoint
CREATE INDEX "volunteer_records_nda_form" ON "volunteer_records" USING btree ("nda_form_id");--> statement-breakpoint
CREATE INDEX "application_events_by" ON "application_events" USING btree ("by") WHERE "application_events"."by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_since" ON "applications" USING btree ("since","id");--> statement-breakpoint
CREATE INDEX "applications_decided_by" ON "applications" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "chat_notes_author" ON "chat_notes" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "chats_ever_of_agent" ON "chats" USING btree ("assigned_agent") WHERE "chats"."assigned_agent" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "chats_taken_over_from" ON "chats" USING btree ("taken_over_from") WHERE "chats"."taken_over_from" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "chats_offered_to" ON "chats" USING btree ("offered_to") WHERE "chats"."offered_to" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "wrap_ups_of_member" ON "wrap_ups" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "sent_forms_email" ON "sent_forms" USING btree (lower("email"),"id");--> statement-breakpoint
CREATE INDEX "practice_comments_author" ON "practice_comments" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_comments_client_key" ON "practice_comments" USING btree ("room_id","author_id","client_id");--> statement-breakpoint
CREATE INDEX "practice_rooms_of_learner" ON "practice_rooms" USING btree ("learner_id","id");--> statement-breakpoint
CREATE INDEX "practice_rooms_of_partner" ON "practice_rooms" USING btree ("partner_id","id");