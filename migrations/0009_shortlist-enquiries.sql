CREATE TABLE `enquiry_house` (
	`enquiry_no` integer NOT NULL,
	`position` integer NOT NULL,
	`property_no` integer,
	`property_name` text NOT NULL,
	`service_level` text,
	`price_minor` integer,
	`currency` text NOT NULL,
	PRIMARY KEY(`enquiry_no`, `position`),
	FOREIGN KEY (`enquiry_no`) REFERENCES `enquiry`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `enquiry_house_property` ON `enquiry_house` (`property_no`);