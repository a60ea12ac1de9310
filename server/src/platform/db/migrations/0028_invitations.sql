CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"certified_since" date,
	"earlier_hours" double precision,
	"police_level" integer,
	"police_date" date,
	"police_expires" date,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"language" text NOT NULL,
	"invited_by" uuid,
	"invited_at" timestamp with time zone NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"member_id" uuid
);
--> statement-breakpoint
ALTER TABLE "volunteer_records" ADD COLUMN "earlier_hours" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "volunteer_records" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_members_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open_email" ON "invitations" USING btree (lower("email")) WHERE "invitations"."accepted_at" IS NULL AND "invitations"."revoked_at" IS NULL;--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "invitations_invited_by" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "invitations_member_id" ON "invitations" USING btree ("member_id");