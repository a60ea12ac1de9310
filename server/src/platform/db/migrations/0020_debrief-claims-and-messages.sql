CREATE TABLE "debrief_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wrap_up_id" uuid NOT NULL,
	"supervisor_id" uuid NOT NULL,
	"by_supervisor" boolean NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wrap_ups" ADD COLUMN "claimed_by" uuid;--> statement-breakpoint
ALTER TABLE "wrap_ups" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wrap_ups" ADD COLUMN "seen_by_member" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wrap_ups" ADD COLUMN "seen_by_claimer" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "debrief_messages" ADD CONSTRAINT "debrief_messages_wrap_up_id_wrap_ups_id_fk" FOREIGN KEY ("wrap_up_id") REFERENCES "public"."wrap_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debrief_messages" ADD CONSTRAINT "debrief_messages_supervisor_id_members_id_fk" FOREIGN KEY ("supervisor_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "debrief_messages_of_wrap_up" ON "debrief_messages" USING btree ("wrap_up_id","id");--> statement-breakpoint
CREATE INDEX "debrief_messages_of_supervisor" ON "debrief_messages" USING btree ("supervisor_id","id");--> statement-breakpoint
ALTER TABLE "wrap_ups" ADD CONSTRAINT "wrap_ups_claimed_by_members_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wrap_ups_claimed_by" ON "wrap_ups" USING btree ("claimed_by") WHERE "wrap_ups"."claimed_by" IS NOT NULL;