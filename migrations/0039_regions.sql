ALTER TABLE `place` ADD `other_names` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
CREATE TABLE `region` (
	`no` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`name_en` text NOT NULL,
	`name_de` text NOT NULL,
	`other_names` text DEFAULT '[]' NOT NULL,
	CONSTRAINT "region_kind_known" CHECK("region"."kind" in ('ski_area','valley','region'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `region_key` ON `region` (`key`);
--> statement-breakpoint
CREATE TABLE `region_place` (
	`region_no` integer NOT NULL,
	`place_no` integer NOT NULL,
	PRIMARY KEY(`region_no`, `place_no`),
	FOREIGN KEY (`region_no`) REFERENCES `region`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`place_no`) REFERENCES `place`(`no`) ON UPDATE no action ON DELETE no action
);
