CREATE INDEX `room_rate_room` ON `room_rate` (`room_no`,`weekend_minor`);--> statement-breakpoint
CREATE INDEX `room_rate_plan` ON `room_rate` (`plan_no`,`weekend_minor`);