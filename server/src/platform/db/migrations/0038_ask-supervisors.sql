ALTER TABLE "shifts" ADD COLUMN "supervision_asked" integer;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "supervision_asked_at" timestamp with time zone;