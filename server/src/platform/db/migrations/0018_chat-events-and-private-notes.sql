ALTER TABLE "chats" ADD COLUMN "hand_answered_by" text;--> statement-breakpoint
ALTER TABLE "coachings" ADD COLUMN "sender_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "event" jsonb;--> statement-breakpoint
ALTER TABLE "coachings" ADD CONSTRAINT "coachings_sender_id_members_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coachings_sender" ON "coachings" USING btree ("sender_id");