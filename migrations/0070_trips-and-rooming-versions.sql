CREATE TABLE `guest_registration` (
	`lead_no` integer NOT NULL,
	`guest_id` text NOT NULL,
	`country` text NOT NULL,
	`key_id` text NOT NULL,
	`cipher` text NOT NULL,
	`saved_at` integer NOT NULL,
	`purge_on` text NOT NULL,
	PRIMARY KEY(`lead_no`, `guest_id`),
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `guest_registration_purge` ON `guest_registration` (`purge_on`);--> statement-breakpoint
CREATE TABLE `rooming_list` (
	`lead_no` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`told_version` integer NOT NULL,
	`told_at` integer,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rooming_list_untold` ON `rooming_list` (`changed_at`) WHERE "told_version" < "version";--> statement-breakpoint
CREATE TABLE `rooming_version` (
	`lead_no` integer NOT NULL,
	`version` integer NOT NULL,
	`party` text NOT NULL,
	`guests` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	PRIMARY KEY(`lead_no`, `version`),
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "rooming_version_party_known" CHECK("rooming_version"."party" in ('start','guest','agency','house'))
);
--> statement-breakpoint
CREATE TABLE `trip` (
	`lead_no` integer PRIMARY KEY NOT NULL,
	`arrival_time` text,
	`arrival_way` text,
	`arrival_note` text,
	`arrival_saved_at` integer,
	`diets_saved_at` integer,
	`sizes_saved_at` integer,
	`host_name` text,
	`host_phone` text,
	`directions` text,
	`door_code` text,
	`door_code_key_id` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "trip_way_known" CHECK("trip"."arrival_way" is null or "trip"."arrival_way" in ('car','train','flight','transfer','other'))
);
--> statement-breakpoint
CREATE TABLE `trip_link` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`lead_no` integer NOT NULL,
	`kind` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "trip_link_kind_known" CHECK("trip_link"."kind" in ('lead','group'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trip_link_id_unique` ON `trip_link` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `trip_link_token_hash_unique` ON `trip_link` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `trip_link_working` ON `trip_link` (`lead_no`,`kind`) WHERE "ended_at" is null;--> statement-breakpoint
CREATE INDEX `trip_link_lead` ON `trip_link` (`lead_no`);--> statement-breakpoint
ALTER TABLE `lead_guest` ADD `id` text;--> statement-breakpoint
ALTER TABLE `lead_guest` ADD `diet` text;--> statement-breakpoint
ALTER TABLE `lead_guest` ADD `height_cm` integer;--> statement-breakpoint
ALTER TABLE `lead_guest` ADD `boot_size` real;--> statement-breakpoint
ALTER TABLE `lead_guest` ADD `ski_cm` integer;--> statement-breakpoint
-- Guests who are on a list already get their ids.
UPDATE `lead_guest` SET `id` = 'guest_' || lower(hex(randomblob(16)));--> statement-breakpoint
CREATE UNIQUE INDEX `lead_guest_id` ON `lead_guest` (`lead_no`,`id`);