ALTER TABLE `property` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `property_rank` ON `property` (`rank`,`no`);--> statement-breakpoint
CREATE INDEX `property_alternative` ON `property` (`alternative_of_no`);