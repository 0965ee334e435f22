ALTER TABLE `hotel_picture` ADD `meeting_room` text;--> statement-breakpoint
ALTER TABLE `inspiration_post` ADD `title_en` text;--> statement-breakpoint
ALTER TABLE `inspiration_post` ADD `title_de` text;--> statement-breakpoint
ALTER TABLE `sales_manager` ADD `picture_hash` text REFERENCES picture(hash);--> statement-breakpoint
ALTER TABLE `sales_manager` ADD `picture_file` text;--> statement-breakpoint
CREATE INDEX `sales_manager_picture` ON `sales_manager` (`picture_hash`);