ALTER TABLE `lead` ADD `asked_at` integer;--> statement-breakpoint
CREATE INDEX `lead_asked` ON `lead` (`asked_at`,`no`) WHERE status in ('requestedOption', 'requestedBooking');--> statement-breakpoint
ALTER TABLE `stay_rate` ADD `set_at` integer;--> statement-breakpoint
CREATE INDEX `mail_outbox_body` ON `mail_outbox` (`state`,`sent_at`) WHERE plain_text <> '';--> statement-breakpoint
UPDATE `lead` SET `asked_at` = coalesce((SELECT max(`created_at`) FROM `lead_event` WHERE `lead_no` = `lead`.`no` AND `to_status` = `lead`.`status`), `created_at`) WHERE `status` IN ('requestedOption', 'requestedBooking');--> statement-breakpoint
UPDATE `stay_rate` SET `set_at` = 0 WHERE EXISTS (SELECT 1 FROM `audit` JOIN `property` ON `property`.`id` = `audit`.`subject_id` WHERE `audit`.`action` = 'stay.set' AND `property`.`no` = `stay_rate`.`property_no` AND `audit`.`detail` ->> 'checkIn' = `stay_rate`.`check_in` AND `audit`.`detail` ->> 'checkOut' = `stay_rate`.`check_out` AND `audit`.`detail` ->> 'level' = `stay_rate`.`level`);
