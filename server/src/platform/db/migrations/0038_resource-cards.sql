CREATE TABLE "resource_shares" (
	"month" date NOT NULL,
	"name" text NOT NULL,
	"shares" integer NOT NULL,
	CONSTRAINT "resource_shares_pkey" PRIMARY KEY("month","name")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "card" "bytea";