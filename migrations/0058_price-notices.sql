DROP TABLE `lead_price_notice`;--> statement-breakpoint
CREATE TABLE `lead_price_notice` (
	`no` integer PRIMARY KEY NOT NULL,
	`lead_no` integer NOT NULL,
	`from_minor` integer NOT NULL,
	`to_minor` integer,
	`ended_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`token_hash` text NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "lead_price_notice_rise" CHECK("lead_price_notice"."to_minor" is null or "lead_price_notice"."to_minor" > "lead_price_notice"."from_minor")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_price_notice_token_hash_unique` ON `lead_price_notice` (`token_hash`);--> statement-breakpoint
CREATE INDEX `lead_price_notice_lead` ON `lead_price_notice` (`lead_no`,`created_at`);
