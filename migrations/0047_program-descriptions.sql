ALTER TABLE `program` ADD `description_en` text;
--> statement-breakpoint
ALTER TABLE `program` ADD `description_de` text;
