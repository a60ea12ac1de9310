ALTER TABLE "members" ALTER COLUMN "presence" SET DEFAULT 'away';--> statement-breakpoint
CREATE INDEX "members_on_duty" ON "members" USING btree ("id") WHERE "members"."presence" <> 'away';