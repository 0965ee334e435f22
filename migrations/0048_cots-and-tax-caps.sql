ALTER TABLE `enquiry` ADD `cots` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiry` ADD `high_chairs` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `lead` ADD `cots` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `lead` ADD `high_chairs` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `place_tourist_tax` ADD `max_nights` integer;--> statement-breakpoint
ALTER TABLE `place_tourist_tax` ADD `cap_minor` integer;--> statement-breakpoint
ALTER TABLE `property_tourist_tax` ADD `max_nights` integer;--> statement-breakpoint
ALTER TABLE `property_tourist_tax` ADD `cap_minor` integer;
