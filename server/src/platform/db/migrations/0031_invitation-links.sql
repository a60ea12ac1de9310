CREATE TABLE "invitation_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"uses" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "invitation_links" ADD CONSTRAINT "invitation_links_made_by_members_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_links_token_hash" ON "invitation_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitation_links_made_by" ON "invitation_links" USING btree ("made_by");