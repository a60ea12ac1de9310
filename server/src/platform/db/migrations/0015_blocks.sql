CREATE TABLE "blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid,
	"address_mark" "bytea",
	"reason" text NOT NULL,
	"words" "bytea",
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_hours" integer NOT NULL,
	"confirmed" boolean,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"hours" integer,
	"until" timestamp with time zone,
	"lifted_by" uuid,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_asked_by_members_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_decided_by_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_lifted_by_members_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blocks_waiting_key" ON "blocks" USING btree ("chat_id") WHERE "blocks"."confirmed" IS NULL;--> statement-breakpoint
CREATE INDEX "blocks_address_mark" ON "blocks" USING btree ("address_mark") WHERE "blocks"."address_mark" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "blocks_chat_id" ON "blocks" USING btree ("chat_id") WHERE "blocks"."chat_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "blocks_asked_by" ON "blocks" USING btree ("asked_by") WHERE "blocks"."asked_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "blocks_decided_by" ON "blocks" USING btree ("decided_by") WHERE "blocks"."decided_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "blocks_lifted_by" ON "blocks" USING btree ("lifted_by") WHERE "blocks"."lifted_by" IS NOT NULL;