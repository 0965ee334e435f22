CREATE TABLE `logout_token` (
	`jti` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `logout_token_expiry` ON `logout_token` (`expires_at`);--> statement-breakpoint
CREATE TABLE `session_change` (
	`no` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_no` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `session_change_time` ON `session_change` (`created_at`);--> statement-breakpoint
ALTER TABLE `session` ADD `id` text;--> statement-breakpoint
ALTER TABLE `session` ADD `device` text;--> statement-breakpoint
ALTER TABLE `session` ADD `country` text;--> statement-breakpoint
ALTER TABLE `session` ADD `last_used_at` integer;--> statement-breakpoint
ALTER TABLE `session` ADD `issuer_sid` text;--> statement-breakpoint
ALTER TABLE `session` ADD `acr` text;--> statement-breakpoint
ALTER TABLE `session` ADD `amr` text;--> statement-breakpoint
ALTER TABLE `session` ADD `authenticated_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `session_id` ON `session` (`id`);--> statement-breakpoint
CREATE INDEX `session_issuer_sid` ON `session` (`issuer_sid`);--> statement-breakpoint
UPDATE `session` SET `id` = 'sess_' || lower(hex(randomblob(16)));
--> statement-breakpoint
CREATE TRIGGER `session_named` AFTER INSERT ON `session` WHEN new.id IS NULL BEGIN
	update session set id = 'sess_' || lower(hex(randomblob(16))) where token_hash = new.token_hash;
END;
--> statement-breakpoint
CREATE TRIGGER `session_ended` AFTER DELETE ON `session` BEGIN
	insert into session_change (user_no) values (old.user_no);
END;
--> statement-breakpoint
CREATE TRIGGER `session_changed` AFTER UPDATE OF `token_hash`, `acting_agency_no`, `acr`, `amr`, `authenticated_at` ON `session` BEGIN
	insert into session_change (user_no) values (new.user_no);
END;
--> statement-breakpoint
CREATE TRIGGER `user_rights_changed` AFTER UPDATE OF `role`, `agency_no`, `hotel_id`, `operator_no`, `capabilities`, `locked_at` ON `user`
WHEN old.role IS NOT new.role OR old.agency_no IS NOT new.agency_no OR old.hotel_id IS NOT new.hotel_id
	OR old.operator_no IS NOT new.operator_no OR old.capabilities IS NOT new.capabilities OR old.locked_at IS NOT new.locked_at
BEGIN
	insert into session_change (user_no) values (new.no);
END;
