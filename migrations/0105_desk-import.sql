CREATE TABLE `desk_import` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`operator_no` integer,
	`user_no` integer,
	`brand_key` text NOT NULL,
	`name` text NOT NULL,
	`files` text NOT NULL,
	`is_complete` integer DEFAULT false NOT NULL,
	`skips_invalid` integer DEFAULT false NOT NULL,
	`state` text DEFAULT 'reading' NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`touched_at` integer NOT NULL,
	`applied_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`operator_no`) REFERENCES `operator`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `desk_import_id_unique` ON `desk_import` (`id`);--> statement-breakpoint
CREATE INDEX `desk_import_operator` ON `desk_import` (`operator_no`,`created_at`);--> statement-breakpoint
CREATE INDEX `desk_import_state` ON `desk_import` (`state`,`touched_at`);--> statement-breakpoint
CREATE INDEX `desk_import_user` ON `desk_import` (`user_no`);--> statement-breakpoint
CREATE TABLE `desk_import_mapping` (
	`operator_no` integer NOT NULL,
	`headings` text NOT NULL,
	`mapping` text NOT NULL,
	`used_at` integer NOT NULL,
	PRIMARY KEY(`operator_no`, `headings`)
);
--> statement-breakpoint
CREATE TABLE `desk_import_property` (
	`no` integer PRIMARY KEY NOT NULL,
	`import_no` integer NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`rows` text NOT NULL,
	`state` text NOT NULL,
	`added` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`removed` integer DEFAULT 0 NOT NULL,
	`unchanged` integer DEFAULT 0 NOT NULL,
	`locked` integer DEFAULT 0 NOT NULL,
	`errors` integer DEFAULT 0 NOT NULL,
	`report` text NOT NULL,
	`compared_with` text NOT NULL,
	`before` text,
	`written_as` text,
	FOREIGN KEY (`import_no`) REFERENCES `desk_import`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `desk_import_property_key` ON `desk_import_property` (`import_no`,`key`);--> statement-breakpoint
CREATE INDEX `desk_import_property_state` ON `desk_import_property` (`import_no`,`state`);