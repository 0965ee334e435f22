DROP INDEX `property_facet_place`;--> statement-breakpoint
DROP INDEX `property_facet_country`;--> statement-breakpoint
CREATE INDEX `property_facet_scope` ON `property_facet` (`country_code`,`place_no`,`property_no`,`rank`,`sector_no`,`property_type`,`bedrooms`,`beds_adults`,`beds_total`,`allows_pets`,`level_mask`,`facility_mask`,`price_from_eur_minor`);--> statement-breakpoint
DROP INDEX `stay_rate_property`;--> statement-breakpoint
CREATE INDEX `stay_rate_property` ON `stay_rate` (`property_no`,`check_in`,`check_out`,`level`,`status`,`price_minor`,`price_eur_minor`);
