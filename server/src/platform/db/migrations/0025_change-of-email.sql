CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"new_email" text NOT NULL,
	"by_director" boolean NOT NULL,
	"old_token_hash" "bytea" NOT NULL,
	"new_token_hash" "bytea" NOT NULL,
	"refusal_token_hash" "bytea" NOT NULL,
	"old_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"kept_session" "bytea",
	"began_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_emails" (
	"member_id" uuid NOT NULL,
	"email" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "former_emails_member_id_email_pk" PRIMARY KEY("member_id","email")
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_kept_session_sessions_token_hash_fk" FOREIGN KEY ("kept_session") REFERENCES "public"."sessions"("token_hash") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_emails" ADD CONSTRAINT "former_emails_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_member_id" ON "email_changes" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_old_token" ON "email_changes" USING btree ("old_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_new_token" ON "email_changes" USING btree ("new_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_refusal_token" ON "email_changes" USING btree ("refusal_token_hash");--> statement-breakpoint
CREATE INDEX "email_changes_kept_session" ON "email_changes" USING btree ("kept_session");