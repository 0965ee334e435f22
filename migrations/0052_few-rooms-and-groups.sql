DROP INDEX `room_night_unsold`;--> statement-breakpoint
CREATE INDEX `room_night_few` ON `room_night` (`hotel_no`,`night`,`room_no`,`taken`,`units`,`is_stopped`) WHERE "units" - "taken" < 5 or "is_stopped";--> statement-breakpoint
ALTER TABLE `hotel` ADD `group_from_rooms` integer;
