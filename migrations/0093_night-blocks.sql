CREATE TABLE `night_block` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`property_no` integer NOT NULL,
	`check_in` text NOT NULL,
	`check_out` text NOT NULL,
	`reason` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "night_block_order" CHECK("night_block"."check_in" < "night_block"."check_out")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `night_block_id_unique` ON `night_block` (`id`);--> statement-breakpoint
CREATE INDEX `night_block_property` ON `night_block` (`property_no`,`check_out`) WHERE "ended_at" is null;--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_property_night` (
	`property_no` integer NOT NULL,
	`night` text NOT NULL,
	`lead_no` integer,
	`block_no` integer,
	PRIMARY KEY(`property_no`, `night`),
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`block_no`) REFERENCES `night_block`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "property_night_holder" CHECK(("__new_property_night"."lead_no" is null) <> ("__new_property_night"."block_no" is null))
);
--> statement-breakpoint
INSERT INTO `__new_property_night`("property_no", "night", "lead_no", "block_no") SELECT "property_no", "night", "lead_no", NULL FROM `property_night`;--> statement-breakpoint
DROP TABLE `property_night`;--> statement-breakpoint
ALTER TABLE `__new_property_night` RENAME TO `property_night`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `property_night_lead` ON `property_night` (`lead_no`);--> statement-breakpoint
CREATE INDEX `property_night_block` ON `property_night` (`block_no`) WHERE "block_no" is not null;