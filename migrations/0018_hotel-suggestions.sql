ALTER TABLE `suggestion` ADD `hotel_no` integer;--> statement-breakpoint
CREATE INDEX `suggestion_kind` ON `suggestion` (`kind`,`no`);