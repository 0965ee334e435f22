ALTER TABLE `desk_import` ADD `language` text;--> statement-breakpoint
ALTER TABLE `desk_import` ADD `origin` text;--> statement-breakpoint
ALTER TABLE `desk_import` ADD `begun_at` integer;