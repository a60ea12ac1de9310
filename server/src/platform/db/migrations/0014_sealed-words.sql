DROP INDEX "chats_ended";--> statement-breakpoint
-- A first byte of 0 says that what follows is in the clear: the server seals it when it starts.
ALTER TABLE "chat_notes" ALTER COLUMN "body" SET DATA TYPE bytea USING '\x00'::bytea || convert_to("body", 'UTF8');--> statement-breakpoint
ALTER TABLE "coachings" ALTER COLUMN "message" SET DATA TYPE bytea USING '\x00'::bytea || convert_to("message", 'UTF8');--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "body" SET DATA TYPE bytea USING '\x00'::bytea || convert_to("body", 'UTF8');--> statement-breakpoint
ALTER TABLE "wrap_ups" ALTER COLUMN "summary" SET DATA TYPE bytea USING '\x00'::bytea || convert_to("summary", 'UTF8');--> statement-breakpoint
ALTER TABLE "chat_settings" ADD COLUMN "keep_days" integer DEFAULT 90;--> statement-breakpoint
-- A society that has chats decides itself that they are to go.
INSERT INTO "chat_settings" ("id", "keep_days") SELECT 1, NULL WHERE EXISTS (SELECT FROM "chats") ON CONFLICT ("id") DO UPDATE SET "keep_days" = NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "contact" "bytea";--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "email_mark" "bytea";--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "key" "bytea";--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
UPDATE "chats" SET "contact" = '\x00'::bytea || convert_to(json_build_object('email', "email", 'ip_address', host("ip_address"))::text, 'UTF8');--> statement-breakpoint
ALTER TABLE "left_messages" ADD COLUMN "words" "bytea";--> statement-breakpoint
UPDATE "left_messages" SET "words" = '\x00'::bytea || convert_to(json_build_object('email', "email", 'message', "message")::text, 'UTF8');--> statement-breakpoint
ALTER TABLE "left_messages" ALTER COLUMN "words" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "left_messages" ADD COLUMN "key" "bytea";--> statement-breakpoint
ALTER TABLE "left_messages" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "chats_in_the_clear" ON "chats" USING btree ("id") WHERE "chats"."key" IS NULL AND "chats"."erased_at" IS NULL;--> statement-breakpoint
CREATE INDEX "chats_ended" ON "chats" USING btree ("id") WHERE "chats"."status" = 'ended' AND "chats"."erased_at" IS NULL;--> statement-breakpoint
ALTER TABLE "chats" DROP COLUMN "email";--> statement-breakpoint
ALTER TABLE "chats" DROP COLUMN "ip_address";--> statement-breakpoint
ALTER TABLE "chats" DROP COLUMN "latitude";--> statement-breakpoint
ALTER TABLE "chats" DROP COLUMN "longitude";--> statement-breakpoint
ALTER TABLE "left_messages" DROP COLUMN "email";--> statement-breakpoint
ALTER TABLE "left_messages" DROP COLUMN "message";
