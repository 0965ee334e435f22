CREATE TABLE `stay_rule` (
	`property_no` integer NOT NULL,
	`first_night` text NOT NULL,
	`last_night` text NOT NULL,
	`shortest_stay` integer NOT NULL,
	`arrival_days` integer NOT NULL,
	`departure_days` integer NOT NULL,
	`gap_percent` integer,
	PRIMARY KEY(`property_no`, `first_night`),
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "stay_rule_order" CHECK("stay_rule"."first_night" <= "stay_rule"."last_night"),
	CONSTRAINT "stay_rule_shortest" CHECK("stay_rule"."shortest_stay" between 1 and 42),
	CONSTRAINT "stay_rule_days" CHECK("stay_rule"."arrival_days" between 1 and 127 and "stay_rule"."departure_days" between 1 and 127),
	CONSTRAINT "stay_rule_gap" CHECK("stay_rule"."gap_percent" is null or "stay_rule"."gap_percent" between 0 and 90)
);
--> statement-breakpoint
DROP INDEX `stay_nights`;--> statement-breakpoint
ALTER TABLE `stay` ADD `is_gap` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `stay_gap` ON `stay` (`property_no`) WHERE "is_gap" = 1;--> statement-breakpoint
CREATE INDEX `stay_nights` ON `stay` ((julianday("check_out") - julianday("check_in"))) WHERE "is_gap" = 0;--> statement-breakpoint
DROP INDEX `stay_rate_search`;--> statement-breakpoint
DROP INDEX `stay_rate_property`;--> statement-breakpoint
ALTER TABLE `stay_rate` ADD `limits` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `stay_rate` ADD `gap_percent` integer;--> statement-breakpoint
ALTER TABLE `stay_rate` ADD `offered_price_minor` integer;--> statement-breakpoint
CREATE INDEX `stay_rate_limited` ON `stay_rate` (`property_no`) WHERE "limits" <> 0;--> statement-breakpoint
CREATE INDEX `stay_rate_gap` ON `stay_rate` (`property_no`) WHERE "gap_percent" is not null;--> statement-breakpoint
CREATE INDEX `stay_rate_search` ON `stay_rate` (`place_no`,`check_in`,`check_out`,`property_no`,`level`,`status`,`price_minor`,`price_eur_minor`,`limits`);--> statement-breakpoint
CREATE INDEX `stay_rate_property` ON `stay_rate` (`property_no`,`check_in`,`check_out`,`level`,`status`,`price_minor`,`price_eur_minor`,`limits`);