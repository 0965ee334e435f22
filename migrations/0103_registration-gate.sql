ALTER TABLE `property` ADD `registration_until` text;--> statement-breakpoint
ALTER TABLE `property` ADD `is_unregistered` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `property_unregistered` ON `property` (`no`) WHERE "is_unregistered" = 1;