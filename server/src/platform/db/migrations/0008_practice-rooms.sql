CREATE TABLE "practice_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_lines" (
	"room_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"client_id" text NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_lines_room_id_seq_pk" PRIMARY KEY("room_id","seq")
);
--> statement-breakpoint
CREATE TABLE "practice_rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"learner_id" uuid,
	"partner_id" uuid,
	"card" text,
	"seq" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "practice_rooms_two_people" CHECK ("practice_rooms"."learner_id" <> "practice_rooms"."partner_id")
);
--> statement-breakpoint
ALTER TABLE "practice_comments" ADD CONSTRAINT "practice_comments_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_comments" ADD CONSTRAINT "practice_comments_room_id_seq_practice_lines_room_id_seq_fk" FOREIGN KEY ("room_id","seq") REFERENCES "public"."practice_lines"("room_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_lines" ADD CONSTRAINT "practice_lines_room_id_practice_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."practice_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_rooms" ADD CONSTRAINT "practice_rooms_learner_id_members_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_rooms" ADD CONSTRAINT "practice_rooms_partner_id_members_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_comments_room" ON "practice_comments" USING btree ("room_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_lines_client_key" ON "practice_lines" USING btree ("room_id","side","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_rooms_learner_key" ON "practice_rooms" USING btree ("learner_id") WHERE "practice_rooms"."state" <> 'ended';--> statement-breakpoint
CREATE UNIQUE INDEX "practice_rooms_partner_key" ON "practice_rooms" USING btree ("partner_id") WHERE "practice_rooms"."state" <> 'ended';--> statement-breakpoint
CREATE INDEX "practice_rooms_state" ON "practice_rooms" USING btree ("state","id");