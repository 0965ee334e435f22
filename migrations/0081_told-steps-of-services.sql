ALTER TABLE `concierge_event` ADD `told_at` integer;--> statement-breakpoint
CREATE INDEX `concierge_event_untold` ON `concierge_event` (`created_at`,`no`) WHERE "told_at" is null;