CREATE TABLE "agreed_texts" (
	"version" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"email" text NOT NULL,
	"city" text,
	"province" text,
	"date" date NOT NULL,
	"agreed_version" text,
	"sent_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" uuid
);
--> statement-breakpoint
ALTER TABLE "sent_forms" ADD CONSTRAINT "sent_forms_agreed_version_agreed_texts_version_fk" FOREIGN KEY ("agreed_version") REFERENCES "public"."agreed_texts"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_forms" ADD CONSTRAINT "sent_forms_done_by_members_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;