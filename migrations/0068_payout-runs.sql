CREATE TABLE `payout` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`run_no` integer NOT NULL,
	`agency_no` integer NOT NULL,
	`minor` integer NOT NULL,
	FOREIGN KEY (`run_no`) REFERENCES `payout_run`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agency_no`) REFERENCES `travel_agency`(`no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payout_amount" CHECK("payout"."minor" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payout_id_unique` ON `payout` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payout_agency` ON `payout` (`run_no`,`agency_no`);--> statement-breakpoint
CREATE TABLE `payout_item` (
	`no` integer PRIMARY KEY NOT NULL,
	`payout_no` integer NOT NULL,
	`lead_no` integer NOT NULL,
	`commission_minor` integer NOT NULL,
	`markup_minor` integer NOT NULL,
	`is_discarded` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`payout_no`) REFERENCES `payout`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payout_item_once` ON `payout_item` (`lead_no`) WHERE "is_discarded" = 0;--> statement-breakpoint
CREATE INDEX `payout_item_payout` ON `payout_item` (`payout_no`);--> statement-breakpoint
CREATE TABLE `payout_run` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`brand_key` text NOT NULL,
	`currency` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`execution_day` text NOT NULL,
	`created_by` text NOT NULL,
	`released_by` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`released_at` integer,
	`file_hash` text,
	`paid_on` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payout_run_state_known" CHECK("payout_run"."state" in ('open','released','paid','discarded')),
	CONSTRAINT "payout_run_two_people" CHECK("payout_run"."released_by" is null or "payout_run"."released_by" <> "payout_run"."created_by"),
	CONSTRAINT "payout_run_released" CHECK("payout_run"."state" not in ('released', 'paid') or "payout_run"."released_by" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payout_run_id_unique` ON `payout_run` (`id`);--> statement-breakpoint
CREATE INDEX `payout_run_time` ON `payout_run` (`created_at`);