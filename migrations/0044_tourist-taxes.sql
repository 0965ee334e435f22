CREATE TABLE `place_tourist_tax` (
	`place_no` integer NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`amount_minor` integer,
	`currency` text,
	`percent` real,
	`from_age` integer DEFAULT 0 NOT NULL,
	`to_age` integer,
	`is_included` integer DEFAULT false NOT NULL,
	`source` text,
	`read_on` text,
	PRIMARY KEY(`place_no`, `position`),
	FOREIGN KEY (`place_no`) REFERENCES `place`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "place_tourist_tax_kind_known" CHECK("place_tourist_tax"."kind" in ('per_person_night','per_stay','percent'))
);
--> statement-breakpoint
CREATE TABLE `property_tourist_tax` (
	`property_no` integer NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`amount_minor` integer,
	`currency` text,
	`percent` real,
	`from_age` integer DEFAULT 0 NOT NULL,
	`to_age` integer,
	`is_included` integer DEFAULT false NOT NULL,
	`source` text,
	`read_on` text,
	PRIMARY KEY(`property_no`, `position`),
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "property_tourist_tax_kind_known" CHECK("property_tourist_tax"."kind" in ('per_person_night','per_stay','percent'))
);
