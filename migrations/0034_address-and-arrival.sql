ALTER TABLE `property` ADD `street` text;
--> statement-breakpoint
ALTER TABLE `operator` ADD `arrival_from` text DEFAULT '16:00' NOT NULL;
--> statement-breakpoint
ALTER TABLE `operator` ADD `departure_until` text DEFAULT '10:00' NOT NULL;
