CREATE TABLE `guide` (
	`key` text NOT NULL,
	`language` text NOT NULL,
	`heading` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`lead` text NOT NULL,
	`updated_on` text NOT NULL,
	`hero_property` text,
	`hero_file` text,
	`scene_property` text,
	`scene_file` text,
	`facts` text NOT NULL,
	`source` text,
	`read_on` text,
	`body_markdown` text NOT NULL,
	PRIMARY KEY(`key`, `language`)
);
--> statement-breakpoint
CREATE TABLE `map_set` (
	`no` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`source` text NOT NULL,
	`licence` text NOT NULL,
	`licence_url` text NOT NULL,
	`read_on` text NOT NULL,
	`west` real NOT NULL,
	`south` real NOT NULL,
	`east` real NOT NULL,
	`north` real NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `map_set_key` ON `map_set` (`key`);--> statement-breakpoint
CREATE TABLE `map_feature` (
	`set_no` integer NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`detail` text,
	`name_en` text,
	`name_de` text,
	`geometry` text NOT NULL,
	`west` real NOT NULL,
	`south` real NOT NULL,
	`east` real NOT NULL,
	`north` real NOT NULL,
	PRIMARY KEY(`set_no`, `position`),
	FOREIGN KEY (`set_no`) REFERENCES `map_set`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "map_feature_kind_known" CHECK("map_feature"."kind" in ('lift','piste','village','station'))
);
--> statement-breakpoint
CREATE INDEX `map_feature_box` ON `map_feature` (`set_no`,`south`,`north`);
