CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"by" uuid,
	"at" timestamp with time zone NOT NULL,
	"client_id" text NOT NULL,
	"invited" integer NOT NULL,
	"left_out" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_by_members_id_fk" FOREIGN KEY ("by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_client_key" ON "imports" USING btree ("by","client_id");--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_import_id" ON "invitations" USING btree ("import_id");