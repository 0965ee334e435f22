CREATE TABLE `property_room` (
	`property_no` integer NOT NULL,
	`position` integer NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`name_en` text NOT NULL,
	`name_de` text,
	`floor_en` text,
	`floor_de` text,
	`beds` text DEFAULT '[]' NOT NULL,
	`bathroom` text,
	`area_sqm` integer,
	PRIMARY KEY(`property_no`, `position`),
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "property_room_kind_known" CHECK("property_room"."kind" in ('bedroom','bunk_room','living','dining','kitchen','spa','pool','leisure','bathroom','terrace','ski_room','other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `property_room_key` ON `property_room` (`property_no`,`key`);
--> statement-breakpoint
ALTER TABLE `property_picture` ADD `room_key` text;
