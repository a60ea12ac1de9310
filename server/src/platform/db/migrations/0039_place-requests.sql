CREATE TABLE "place_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shift_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"part" text NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_how" text,
	CONSTRAINT "place_requests_ended_how" CHECK (("place_requests"."ended_at" IS NULL) = ("place_requests"."ended_how" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "supervision_asked" integer;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "supervision_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "place_requests" ADD CONSTRAINT "place_requests_shift_id_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_requests" ADD CONSTRAINT "place_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_requests" ADD CONSTRAINT "place_requests_asked_by_members_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "place_requests_once_key" ON "place_requests" USING btree ("shift_id","member_id") WHERE "place_requests"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "place_requests_shift_id" ON "place_requests" USING btree ("shift_id","id");--> statement-breakpoint
CREATE INDEX "place_requests_member_id" ON "place_requests" USING btree ("member_id");