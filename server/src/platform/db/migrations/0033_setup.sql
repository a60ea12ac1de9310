CREATE TABLE "installation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"opened_at" timestamp with time zone,
	"opened_by" uuid,
	CONSTRAINT "installation_one_row" CHECK ("installation"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "setup_marks" (
	"step" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"marked_by" uuid
);
--> statement-breakpoint
ALTER TABLE "installation" ADD CONSTRAINT "installation_opened_by_members_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setup_marks" ADD CONSTRAINT "setup_marks_marked_by_members_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "installation_opened_by" ON "installation" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "setup_marks_marked_by" ON "setup_marks" USING btree ("marked_by");--> statement-breakpoint
-- Where somebody is, or was, visitors could come before there was a way to open.
INSERT INTO "installation" ("opened_at") SELECT now() WHERE EXISTS (SELECT FROM "members") OR EXISTS (SELECT FROM "chats") OR EXISTS (SELECT FROM "audit_log");
