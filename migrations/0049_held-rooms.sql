CREATE TABLE `held_room_night` (
	`lead_no` integer NOT NULL,
	`room_no` integer NOT NULL,
	`night` text NOT NULL,
	`rooms` integer NOT NULL,
	PRIMARY KEY(`lead_no`, `room_no`, `night`),
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`room_no`) REFERENCES `hotel_room`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "held_room_night_some" CHECK("held_room_night"."rooms" > 0)
);
--> statement-breakpoint
CREATE INDEX `held_room_night_room` ON `held_room_night` (`room_no`,`night`);
