CREATE TABLE `busy_calendar` (
	`property_no` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `busy_calendar_token_hash_unique` ON `busy_calendar` (`token_hash`);--> statement-breakpoint
CREATE TABLE `channel_calendar` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`property_no` integer NOT NULL,
	`name` text NOT NULL,
	`address` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`etag` text,
	`last_modified` text,
	`body_hash` text,
	`read_at` integer,
	`tried_at` integer,
	`next_at` integer NOT NULL,
	`fault` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `channel_calendar_id_unique` ON `channel_calendar` (`id`);--> statement-breakpoint
CREATE INDEX `channel_calendar_property` ON `channel_calendar` (`property_no`);--> statement-breakpoint
CREATE INDEX `channel_calendar_due` ON `channel_calendar` (`next_at`) WHERE "ended_at" is null;--> statement-breakpoint
CREATE TABLE `channel_stay` (
	`block_no` integer PRIMARY KEY NOT NULL,
	`calendar_no` integer NOT NULL,
	`key` text NOT NULL,
	`settled_at` integer,
	`settled_by` text,
	FOREIGN KEY (`block_no`) REFERENCES `night_block`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`calendar_no`) REFERENCES `channel_calendar`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `channel_stay_key` ON `channel_stay` (`calendar_no`,`key`);