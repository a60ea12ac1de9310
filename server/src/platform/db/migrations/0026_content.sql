CREATE TABLE "content_drafts" (
	"item" text PRIMARY KEY NOT NULL,
	"files" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item" text NOT NULL,
	"files" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid
);
--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_saved_by_members_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_published_by_members_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_drafts_saved_by" ON "content_drafts" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "content_versions_item" ON "content_versions" USING btree ("item","id");--> statement-breakpoint
CREATE INDEX "content_versions_published_by" ON "content_versions" USING btree ("published_by");