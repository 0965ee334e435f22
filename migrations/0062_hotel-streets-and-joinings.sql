ALTER TABLE `hotel` ADD `street` text;--> statement-breakpoint
ALTER TABLE `hotel_joining` ADD `country_code` text;--> statement-breakpoint
ALTER TABLE `hotel_joining` ADD `category` text;--> statement-breakpoint
ALTER TABLE `hotel_joining` ADD `street` text;